"""Rigid-body wood; imports nothing but MuJoCo and NumPy."""
