"""The focus row of six slots and its cards"""
