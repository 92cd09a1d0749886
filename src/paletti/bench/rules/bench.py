"""How fast the referee judges: deeds of random four-player games, beside chess moves in the same run."""

from importlib.util import find_spec
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from rich.progress import Progress

from paletti.bench.report import Figures, Target, at_least, reported
from paletti.rules.deeds import Deed, Ends, LayEnds, LayPlateau, MoveColumn, Prove
from paletti.rules.editions import EDITIONS, house
from paletti.rules.house import House
from paletti.rules.legal import lawful
from paletti.rules.referee import Applied, apply, start
from paletti.rules.state import State

if TYPE_CHECKING:
    import chess


TARGETS = (
    Target("deeds_per_s", *reported()),
    Target("pushes_per_s", *reported()),
    Target("vs_chess", *at_least(0.3)),
)

_PLAYERS = ("Ann", "Ben", "Cleo", "Dan")
_SEED = 7
_CALAMITIES = 40  # one deed in forty ends in a collapse, so that games last about as long as at a table


def measure(progress: Progress, quick: bool) -> Figures:
    """The figures; games and moves are drawn beforehand, so that only judging and pushing are timed."""
    rng = Random(_SEED)
    rounds = 1 if quick else 12
    reference = find_spec("chess") is not None
    task = progress.add_task("bench-doing-rules", total=rounds)
    deed_s = push_s = 0.0
    deed_count = push_count = 0
    for _ in range(rounds):
        games = [random_game(rng, house(edition)) for edition in EDITIONS]
        boards = [random_chess(rng) for _ in range(10)] if reference else []
        # Timed in turns, and the best of five counts, so that a busy machine treats both alike.
        times = [(_time_games(games), _time_boards(boards)) for _ in range(5)]
        deed_s += min(judging for judging, _ in times)
        push_s += min(pushing for _, pushing in times)
        deed_count += sum(len(played) for _, played in games)
        push_count += sum(len(moves) for moves in boards)
        progress.advance(task)
    deeds_per_s = deed_count / deed_s
    figures: Figures = {"deeds_per_s": round(deeds_per_s), "deeds": deed_count}
    if reference:
        pushes_per_s = push_count / push_s
        figures |= {"pushes_per_s": round(pushes_per_s), "vs_chess": round(deeds_per_s / pushes_per_s, 3)}
    else:
        figures |= {"pushes_per_s": None, "vs_chess": None, "missing": "pip install 'villa-paletti[bench]'"}
    return figures


def random_game(rng: Random, made: House, players: tuple[str, ...] = _PLAYERS) -> tuple[State, list[Deed]]:
    """A start and lawful deeds at random from there to the end of the game."""
    first = state = start(made, players)
    played: list[Deed] = []
    while not state.over:
        possible = list(lawful(state))
        mild = [deed for deed in possible if not _calamity(deed)]
        deed = rng.choice(mild if mild and rng.randrange(_CALAMITIES) else possible)
        result = apply(state, deed)
        assert isinstance(result, Applied)
        state = result.state
        played.append(deed)
    return first, played


def random_chess(rng: Random) -> "list[chess.Move]":
    """Legal moves at random from the start of a chess game, until it ends or grows long."""
    import chess

    board = chess.Board()
    moves: list[chess.Move] = []
    while len(moves) < 120 and not board.is_game_over():
        move = rng.choice(list(board.legal_moves))
        board.push(move)
        moves.append(move)
    return moves


def _calamity(deed: Deed) -> bool:
    if isinstance(deed, MoveColumn | Prove):
        return deed.ends is not Ends.STANDS
    return isinstance(deed, LayPlateau) and deed.ends is not LayEnds.STANDS


def _time_games(games: list[tuple[State, list[Deed]]]) -> float:
    began = process_time()
    for state, played in games:
        for deed in played:
            result = apply(state, deed)
            assert isinstance(result, Applied)
            state = result.state
    return process_time() - began


def _time_boards(boards: "list[list[chess.Move]]") -> float:
    if not boards:
        return 0.0
    import chess

    began = process_time()
    for moves in boards:
        board = chess.Board()
        for move in moves:
            board.push(move)
    return process_time() - began
