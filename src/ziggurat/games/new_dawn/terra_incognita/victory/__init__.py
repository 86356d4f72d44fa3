"""Victory: four of five cards, two of them for forts"""
