"""The wood: bodies, hands, contacts and rest, on MuJoCo and NumPy alone; it imports nothing else of paletti."""
