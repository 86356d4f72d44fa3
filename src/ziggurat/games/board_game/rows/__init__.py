"""Row classes: what is printed on the cards, markers and tiles of The Board Game."""
