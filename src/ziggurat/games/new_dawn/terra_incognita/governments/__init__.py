"""Governments and their event"""
