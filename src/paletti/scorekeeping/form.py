"""What is decided before a game: language, edition, names, who begins, house rules."""

from dataclasses import dataclass, field

from paletti.messages import Messages, languages, messages
from paletti.messages.handbook import choice_value
from paletti.messages.language import OWN_NAMES
from paletti.rules.choices import Choice, Number, asked_by_keeper, up_front
from paletti.rules.editions import EDITIONS, LEAST_PLAYERS, house
from paletti.rules.house import House
from paletti.rules.values import Begins
from paletti.scorekeeping.session import Session


@dataclass
class Form:
    """A game in preparation. After every change it is still a house that can be played."""

    lang: str
    edition: str = "de"
    names: list[str] = field(default_factory=lambda: [""])
    changes: dict[str, object] = field(default_factory=dict)
    first: int = 0

    @property
    def words(self) -> Messages:
        """The catalogue of the language chosen."""
        return messages(self.lang)

    @property
    def house(self) -> House:
        """The house as chosen so far."""
        return house(self.edition, **self.changes)

    @property
    def players(self) -> tuple[str, ...]:
        """The names that were given."""
        return tuple(name.strip() for name in self.names if name.strip())

    @property
    def names_first(self) -> bool:
        """Whether the players say who begins."""
        return self.house.begins is Begins.NAMED or not self.house.plays_for_seal

    def choices(self) -> tuple[Choice | Number, ...]:
        """The house rules that can matter in this game; the form has no field for a number."""
        return tuple(choice for choice in asked_by_keeper(self.house) if isinstance(choice, Choice))

    def up_front(self) -> tuple[Choice | Number, ...]:
        """The choices of a game over rounds."""
        return up_front(self.house)

    def values(self, choice: Choice | Number) -> tuple[object, ...]:
        """The values that this choice can take here."""
        if isinstance(choice, Number):
            return tuple(range(int(choice.lowest), int(choice.highest) + 1))
        return choice.values

    def shown(self, choice: Choice | Number) -> str:
        """The value chosen, in words."""
        return choice_value(self.words, choice.name, getattr(self.house, choice.name))

    def turn_choice(self, choice: Choice | Number, step: int) -> None:
        """Take the next value of a choice, or the one before; the edition's own value does not count as a change."""
        values = self.values(choice)
        now = values.index(getattr(self.house, choice.name))
        value = values[(now + step) % len(values)]
        if value == getattr(house(self.edition), choice.name):
            self.changes.pop(choice.name, None)
        else:
            self.changes[choice.name] = value

    def turn_edition(self, step: int) -> None:
        """Take the next edition and drop the house rules, which were made for the old one."""
        known = tuple(EDITIONS)
        self.edition = known[(known.index(self.edition) + step) % len(known)]
        self.changes.clear()

    def turn_language(self, step: int) -> None:
        """Take the next language."""
        known = languages()
        self.lang = known[(known.index(self.lang) + step) % len(known)]

    def turn_first(self, step: int) -> None:
        """Let the next player begin."""
        self.first = (self.first + step) % max(1, len(self.players))

    def language_name(self) -> str:
        """The language's own name."""
        return OWN_NAMES[self.lang]

    def problem(self) -> str | None:
        """Why this game cannot begin yet, in a sentence."""
        players, most = self.players, self.house.most_players
        if len(players) < LEAST_PLAYERS:
            return self.words.say("keeper-setup-needs-two")
        if len(players) > most:
            return self.words.say("keeper-setup-too-many", count=len(players) - most, most=most)
        for name in players:
            if players.count(name) > 1:
                return self.words.say("keeper-setup-twice", name=name)
        return None

    def session(self) -> Session:
        """The game, ready to begin."""
        players = self.players
        first = players[self.first % len(players)] if self.names_first else None
        return Session(self.house, players, first)
