"""A bot of one's own: it draws the loosest column it can reach, and asks for a plateau when none is loose.

In this folder: paletti arena --bots my_bot:MyBot,novice
"""

from numpy.random import Generator

from paletti.bots import Intent, View, play
from paletti.table import GameSetup

LOOSE_N = 0.3  # what a column may carry and still be drawn


class MyBot:
    def decide(self, view: View, rng: Generator) -> Intent:
        may = view.options  # what the referee lets this seat do now
        if may.choose or may.name:
            colour = rng.choice([str(one) for one in may.choose or may.name])
            return Intent("choose" if may.choose else "name", colour=colour)
        if may.prove:
            return Intent("prove", column=self.loosest(view, may.prove))
        if may.move:
            column = self.loosest(view, may.move)
            if view.loads[column] < LOOSE_N or not (may.apply or may.lay):
                return Intent("move", column=column)
        if may.apply:
            return Intent("apply")
        if may.lay:
            return Intent("lay")
        if may.waive:
            return Intent("waive")
        if may.consent:
            return Intent("consent")  # it never objects
        return Intent("pass")

    def loosest(self, view: View, columns: tuple[str, ...]) -> str:
        """The column with the least weight on its head, of those with a way out."""
        return str(min(columns, key=lambda column: (not any(view.ways(column)), view.loads[column])))


if __name__ == "__main__":
    played = play(GameSetup(("Mine", "Theirs"), seed=3), ["my_bot:MyBot", "novice"], most_deeds=15)
    print(f"{played.game.version} deeds, {played.plateaus} plateaus, lost turns: {len(played.faults)}")
