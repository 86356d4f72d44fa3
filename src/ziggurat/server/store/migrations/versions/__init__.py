"""One module per migration, each naming its predecessor."""
