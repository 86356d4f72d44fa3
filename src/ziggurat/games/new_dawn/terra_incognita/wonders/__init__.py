"""Fourteen wonder cards"""
