"""What is said of a table: views and heard events in, messages out."""
