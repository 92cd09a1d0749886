"""Where wood and rules meet: kit, observing, judging, a game, its journal, replay; imports rules, physics, statics."""
