"""Indian rummy with thirteen cards: Points, Pool and Deals."""
