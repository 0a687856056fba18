"""What every picture is made of: theme, fonts, sprites, scene, paint."""
