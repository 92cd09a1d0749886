"""Where wood and rules meet in one game; imports rules, physics and statics."""
