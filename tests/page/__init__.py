"""The tests of the page; a package, so that its browser ends with its last test."""
