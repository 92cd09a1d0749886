"""The handbook's examples drawn from real villas: each is laid out, set down in the world and drawn as it stands."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, radians, sin

import numpy as np
from numpy.typing import NDArray

from paletti.outline import edge_distance, hull
from paletti.paint import INK, PAINT, PAPER
from paletti.physics.pose import rotation
from paletti.physics.shapes import Piece, Slab
from paletti.rules.examples import EXAMPLE, EXAMPLES
from paletti.rules.pieces import COLOURS, COLUMNS, PLATEAUS, Column
from paletti.table.drawing import signs
from paletti.table.drawing.sheet import Drawing, Point
from paletti.table.drawing.staged import LEAN_DEG, TURNS, Built, build
from paletti.table.drawing.villa import RIM, SITE, corners, paint
from paletti.table.kit.layout import turned

LIFT_M = 0.075  # how high a plateau is drawn above where it will lie
ABOVE_DEG = 11.0  # from how high the eye looks: columns stay visible under their plateau, and floors get a face
SCALE = 1650.0  # points a metre
WIDTH, MARGIN = 560, 26
PLY, PLY_DARK = "#e3c698", "#b98d5b"


@lru_cache(maxsize=len(EXAMPLES))
def drawing(key: str) -> Drawing:
    """The drawing of the example with this key; it is the same every time."""
    example = EXAMPLE[key]
    built = build(example)
    return _plan(built) if example.from_above else _View(built).draw()


class _View:
    """The villa seen from the side that shows best what the example is about, from a little above."""

    def __init__(self, built: Built) -> None:
        self.built, self.example = built, built.example
        world = built.world
        self.pieces = {piece.name: piece for piece in world.pieces}
        self.poses: dict[str, NDArray[np.float64]] = {
            name: world.pose(name).row for name in built.homes if not world.is_parked(name)
        }
        self.lifted = str(self.example.about_to_lay) if self.example.about_to_lay else None
        if self.lifted is not None:
            self.poses[self.lifted] = self._over_top(self.lifted)
        # The eye could be on any side. Instead, everything is turned in front of it.
        self.turn = self._best_side()
        top = max(float(pose[2]) for pose in self.poses.values()) + 0.05
        room = -0.03 if self.lifted or not self.example.raised[-1] else 0.0
        if self.example.moves:
            top, room = self._ghost_floor() + 0.08, 0.055
        self.floor = MARGIN + SCALE * ((top + room) * self._up + built.kit.base_radius * 0.12 * self._back)
        foot = built.kit.base_radius * self._back * SCALE + 22
        self.sheet = Drawing(WIDTH, round(self.floor + foot + (64 if self.example.seal else 8)))

    _up, _back = cos(radians(ABOVE_DEG)), sin(radians(ABOVE_DEG))

    def draw(self) -> Drawing:
        """The whole picture, far things first."""
        self._ground()
        for level in range(len(self.example.storeys)):
            here = [str(column) for column in self.example.storeys[level]]
            for name in sorted(here, key=lambda name: -self._depth(self.poses[name][:3])):
                self._column(name, self.poses[name])
            above = PLATEAUS[level] if level < len(PLATEAUS) else None
            if above is not None and above in self.poses and above != self.lifted:
                self._plateau(str(above), self.poses[above])
        if self.lifted is not None:
            self._plateau(self.lifted, self.poses[self.lifted])
            self._falling_arrows(self.lifted)
        self._signs()
        return self.sheet

    def _at(self, point: NDArray[np.float64]) -> Point:
        x, y = self._turned(point)
        return WIDTH / 2 + SCALE * x, self.floor - SCALE * (float(point[2]) * self._up + y * self._back)

    def _turned(self, point: NDArray[np.float64]) -> tuple[float, float]:
        cosine, sine = cos(self.turn), sin(self.turn)
        return float(point[0] * cosine - point[1] * sine), float(point[0] * sine + point[1] * cosine)

    def _depth(self, point: NDArray[np.float64]) -> float:
        return self._turned(point)[1]

    def _best_side(self) -> float:
        """The turn of the villa in which its subjects are hidden least and stand near the front."""
        example = self.example
        subjects = [*example.moves, *example.stays, *example.locked, *example.free]
        subjects += [one for one in (example.tried, example.askew) if one is not None]
        if example.seal is not None:
            subjects.append(example.raised[-1][-1])
        best, best_turn = -1e9, 0.0
        for number in range(TURNS):
            self.turn = 2 * pi * number / TURNS
            seen = [self._seen(str(name)) for name in subjects]
            worth = min(seen, default=0.0) + 0.3 * sum(seen)
            if worth > best + 1e-9:
                best, best_turn = worth, self.turn
        return best_turn

    def _seen(self, name: str) -> float:
        """How much of a column is seen from here: 1 for all of it, less behind others, a little more in front."""
        x, y = self._turned(self.poses[name][:3])
        radius = self.pieces[name].foot_radius
        samples = np.linspace(x - radius, x + radius, 9)
        hidden = np.zeros(9, dtype=bool)
        for other, pose in self.poses.items():
            ox, oy = self._turned(pose[:3])
            if other == name or self.pieces[other].is_slab or oy > y or abs(pose[2] - self.poses[name][2]) > 0.04:
                continue
            hidden |= np.abs(samples - ox) < self.pieces[other].foot_radius + 0.002
        sideways = 0.9 * abs(self._lean_across(name)) / radians(LEAN_DEG)
        return 1.0 - float(hidden.mean()) - 2 * y + sideways

    def _lean_across(self, name: str) -> float:
        axis = rotation(self.poses[name][3:])[:, 2]
        return self._turned(axis)[0]

    def _over_top(self, plateau: str) -> NDArray[np.float64]:
        """The place of a plateau that is about to be laid."""
        world = self.built.world
        standing = self.example.storeys[-1] or self.example.storeys[-2]
        middle = np.mean([world.pose(column).row[:2] for column in standing], axis=0)
        head = max(float(world.pose(column).row[2]) for column in standing) + 0.04
        home = self.built.homes.get(plateau)
        x, y = home.position[:2] if home is not None else middle
        quaternion = home.quaternion if home is not None else (1.0, 0.0, 0.0, 0.0)
        return np.array([x, y, head + LIFT_M, *quaternion])

    def _ground(self) -> None:
        kit = self.built.kit
        x, y = WIDTH / 2, self.floor
        wide, site = kit.base_radius * SCALE, kit.site_radius * SCALE
        for far, clear in ((26, 0.05), (16, 0.07), (8, 0.09)):
            self._ellipse((x + 6, y + 12), wide + far, 0.12, INK, opacity=clear)
        self._ellipse((x, y + 7), wide, 0, "#5f8145", stroke=INK)
        self._ellipse((x, y), wide, 0, RIM, stroke=INK)
        self._ellipse((x, y), site, 0, SITE)

    def _ellipse(
        self, at: Point, radius: float, rounder: float, fill: str, *, opacity: float = 1.0, stroke: str | None = None
    ) -> None:
        turns = [2 * pi * number / 64 for number in range(64)]
        flat = self._back + rounder * self._back
        points = [(at[0] + radius * cos(turn), at[1] + radius * flat * sin(turn)) for turn in turns]
        self.sheet.polygon(points, fill, opacity=opacity, stroke=stroke, width=0.9)

    def _column(self, name: str, pose: NDArray[np.float64], *, ghost: bool = False) -> None:
        piece, colour = self.pieces[name], Column(name).colour
        ring = corners(piece, pose)
        outline = [self._at(point) for point in ring]
        body = [(x, y) for x, y in hull(np.array(outline)).tolist()]
        if ghost:
            self.sheet.polygon(body, PAINT[colour], opacity=0.28, stroke=PAINT[colour], width=1.6)
            return
        self.sheet.polygon(body, PAINT[colour], stroke=INK, width=0.9)
        for low, high, fill, clear in ((-0.8, -0.35, "#ffffff", 0.2), (0.45, 1.0, "#000000", 0.16)):
            self.sheet.polygon(self._strip(piece, pose, low, high), fill, opacity=clear)
        head = outline[: len(outline) // 2]
        self.sheet.polygon(head, PAINT[colour], stroke=INK, width=0.8)
        self.sheet.polygon(head, "#ffffff", opacity=0.22)
        size = min(9.0, piece.foot_radius * SCALE * 0.66)
        neutral = colour is self.example.neutral
        signs.mark(self.sheet, colour, self._on_body(piece, pose, 0.24), size, neutral=neutral)

    def _on_body(self, piece: Piece, pose: NDArray[np.float64], down: float) -> Point:
        """The point of a column's front that is this share of its height below its head."""
        axis = rotation(pose[3:])[:, 2]
        x, y = self._at(pose[:3] + axis * piece.height * (0.5 - down))
        return x, y + piece.foot_radius * self._back * SCALE * 0.8

    def _strip(self, piece: Piece, pose: NDArray[np.float64], low: float, high: float) -> list[Point]:
        """A strip of light or shade along a column, between two shares of its half width."""
        axis = rotation(pose[3:])[:, 2]
        cosine, sine = cos(self.turn), sin(self.turn)
        across = np.array([cosine, -sine, 0.0]) * piece.foot_radius * 0.98
        front = np.array([-sine, -cosine, 0.0]) * piece.foot_radius
        ends = []
        for share, end in ((low, 1), (high, 1), (high, -1), (low, -1)):
            bulge = front * float(np.sqrt(max(0.0, 1 - share * share)))
            ends.append(self._at(pose[:3] + axis * piece.height / 2 * end + across * share + bulge))
        return ends

    def _plateau(self, name: str, pose: NDArray[np.float64]) -> None:
        piece = self.pieces[name]
        ring = corners(piece, pose)
        upper, lower = ring[: len(ring) // 2], ring[len(ring) // 2 :]
        for share, fill in ((1.0, PLY_DARK), (0.8, PLY), (0.55, PLY_DARK), (0.42, PLY), (0.2, PLY_DARK)):
            layer = upper + (lower - upper) * share
            self.sheet.polygon([self._at(point) for point in layer], fill, stroke=INK if share == 1 else None, width=1)
        face = [self._at(point) for point in upper]
        self.sheet.polygon(face, paint(piece), stroke=INK, width=0.9)

    def _falling_arrows(self, name: str) -> None:
        x, y = self._at(self.poses[name][:3])
        for aside in (-1, 1):
            start = (x + aside * 70, y + 22)
            end = (x + aside * 70, y + 22 + LIFT_M * SCALE * 0.62)
            signs.arrow(self.sheet, (start, start, end, end))

    def _signs(self) -> None:
        example, sheet = self.example, self.sheet
        spots: list[tuple[float, float]] = []
        for number, column in enumerate(example.moves):
            spots.append(self._free_spot(spots, self.pieces[column].foot_radius))
            label = example.labels[number] if example.labels else ""
            self._rise(str(column), spots[-1], label)
        if example.tried is not None:
            self._back_home(str(example.tried))
        for column in example.stays:
            x, y = self._head(str(column))
            signs.cross(sheet, (x, y - 24), 13)
        for column in example.locked:
            pose, piece = self.poses[column], self.pieces[column]
            signs.padlock(sheet, self._on_body(piece, pose, 0.62), 13)
        if example.askew is not None:
            self._upright_line(str(example.askew))
        if example.labelled is not None:
            plateau, text = example.labelled
            rim = [self._at(point) for point in corners(self.pieces[plateau], self.poses[plateau])]
            # On the side where no arrow passes.
            right = self._on_body(self.pieces[example.moves[0]], self.poses[example.moves[0]], 0.5)[0] < WIDTH / 2
            x, y = max(rim) if right else min(rim)
            signs.label(sheet, (x + (18 if right else -18), y), text)
        if example.seal is not None:
            self._scores()

    def _head(self, name: str) -> Point:
        axis = rotation(self.poses[name][3:])[:, 2]
        return self._at(self.poses[name][:3] + axis * self.pieces[name].height / 2)

    def _ghost_floor(self) -> float:
        """The height of the top plateau's upper side."""
        top = self.example.plateaus[-1]
        return float(self.poses[top][2]) + self.pieces[top].height / 2

    def _free_spot(self, taken: list[tuple[float, float]], radius: float) -> tuple[float, float]:
        """A place on the top plateau with room for one more column."""
        top = self.example.plateaus[-1]
        slab, pose = self.pieces[top], self.poses[top]
        assert isinstance(slab.shape, Slab)
        yaw = self.built.world.pose(top).yaw
        outline = turned(slab.shape.polygon(), yaw, float(pose[0]), float(pose[1]))
        low, high = outline.min(axis=0), outline.max(axis=0)
        grid = np.stack(np.meshgrid(*(np.linspace(low[axis], high[axis], 24) for axis in (0, 1))), axis=-1).reshape(
            -1, 2
        )
        room = edge_distance(outline, grid) - radius
        others = [self.poses[column][:2] for column in self.example.raised[-1]] + [np.array(spot) for spot in taken]
        for other in others:
            room = np.minimum(room, np.hypot(*(grid - other).T) - 0.03)
        x, y = grid[int(np.argmax(np.minimum(room, 0.02)))]
        return float(x), float(y)

    def _rise(self, name: str, spot: tuple[float, float], label: str) -> None:
        """The column's way out of the villa and up to a ghost of it on the top plateau."""
        piece = self.pieces[name]
        height = self._ghost_floor() + piece.height / 2
        ghost = np.array([*spot, height, 1.0, 0.0, 0.0, 0.0])
        self._column(name, ghost, ghost=True)
        start = self._on_body(piece, self.poses[name], 0.5)
        x, y = self._at(ghost[:3] + np.array([0.0, 0.0, piece.height / 2]))
        end = (x, y - 8)
        aside = 1 if start[0] >= WIDTH / 2 else -1
        if label in ("A", "1") and len(self.example.moves) > 1:
            other = self._on_body(piece, self.poses[self.example.moves[1]], 0.5)
            aside = 1 if start[0] >= other[0] else -1
        elif label == "B" and len(self.example.moves) > 1:
            other = self._on_body(piece, self.poses[self.example.moves[0]], 0.5)
            aside = 1 if start[0] > other[0] else -1
        far = WIDTH / 2 + aside * (WIDTH / 2 + 40)
        signs.arrow(self.sheet, (start, (far, start[1] + 10), (end[0] + aside * 60, end[1] - 105), end), label)

    def _back_home(self, name: str) -> None:
        home = np.array([*self.built.homes[name].position, 1.0, 0.0, 0.0, 0.0])
        self._column(name, home, ghost=True)
        piece = self.pieces[name]
        x0, y0 = self._on_body(piece, self.poses[name], 0.5)
        x1, y1 = self._on_body(piece, home, 0.5)
        aside = -90 if x0 >= WIDTH / 2 else 90
        signs.arrow(self.sheet, ((x0, y0 + 40), (x0 + aside, y0 + 60), (x1 + aside, y1 - 50), (x1, y1 - 24)))

    def _upright_line(self, name: str) -> None:
        """A plumb line beside a column that leans."""
        pose, piece = self.poses[name], self.pieces[name]
        axis = rotation(pose[3:])[:, 2]
        foot = self._at(pose[:3] - axis * piece.height / 2)
        high = piece.height * SCALE
        for step in range(0, 12, 2):
            start, end = (foot[1] - high * (step + part) / 11 for part in (0, 1))
            self.sheet.line([(foot[0], start), (foot[0], end)], PAPER, 4)
            self.sheet.line([(foot[0], start), (foot[0], end)], INK, 1.8)

    def _scores(self) -> None:
        example = self.example
        assert example.seal is not None
        holder, shows = example.seal
        down = self.sheet.height - 30
        for number, colour in enumerate(COLOURS):
            points = example.points(colour)
            signs.score(self.sheet, (44 + 84 * number, down), colour, points, holder=colour is holder)
        signs.seal(self.sheet, (WIDTH - 84, down + 4), shows)


def _plan(built: Built) -> Drawing:
    """The villa from straight above, its plateau as glass over the heads."""
    kit, world = built.kit, built.world
    scale = (WIDTH - 2 * MARGIN) / (2 * kit.base_radius)
    sheet, middle = Drawing(WIDTH, WIDTH), (WIDTH / 2, WIDTH / 2)

    def flat(points: NDArray[np.float64]) -> list[Point]:
        return [(middle[0] + x * scale, middle[1] - y * scale) for x, y in points[:, :2].tolist()]

    sheet.circle((middle[0] + 3, middle[1] + 5), kit.base_radius * scale + 2, INK, opacity=0.12)
    sheet.circle(middle, kit.base_radius * scale, RIM, stroke=INK, width=1)
    sheet.circle(middle, kit.site_radius * scale, SITE)
    pieces = {piece.name: piece for piece in world.pieces}
    blue = corners(pieces["blue"], world.pose("blue").row)
    outline = flat(blue[: len(blue) // 2])
    sheet.polygon(outline, PAINT["blue"], opacity=0.4, stroke=PAINT["blue"], width=4)
    for column in COLUMNS:
        pose = world.pose(column).row
        ring = corners(pieces[column], pose)
        head = flat(hull(ring[:, :2]))
        sheet.polygon(head, PAINT[column.colour], stroke=INK, width=1)
        at = flat(pose[None, :3])[0]
        signs.mark(sheet, column.colour, at, pieces[column].foot_radius * scale * 0.6)
    return sheet
