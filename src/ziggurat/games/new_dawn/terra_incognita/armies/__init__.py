"""Armies and forts: movement, attacks, shields"""
