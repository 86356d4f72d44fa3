"""Exploration: figures at the edge draw tiles"""
