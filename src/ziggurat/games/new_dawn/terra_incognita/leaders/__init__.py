"""Ten more leaders"""
