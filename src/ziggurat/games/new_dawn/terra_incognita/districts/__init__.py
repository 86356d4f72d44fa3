"""Districts and their event"""
