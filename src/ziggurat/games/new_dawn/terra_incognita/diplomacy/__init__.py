"""Diplomacy: five cards for each colour, and new city-states"""
