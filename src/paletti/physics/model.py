"""The engine's model of a set: every piece on a free joint, a base, and two hands of servos with limited force."""

from __future__ import annotations

from collections.abc import Sequence

import mujoco
import numpy as np

from paletti.outline import Points
from paletti.physics.feel import FALL_M_S2, HAND_MASS_KG, SERVO_S
from paletti.physics.settings import WorldSettings
from paletti.physics.shapes import Cylinder, Piece, Prism, Slab

# The engine would write its warnings into a file in the user's folder. The world reports trouble itself.
mujoco.set_mju_user_warning(lambda message: None)

# No real table is quite level. On a perfectly level one, a free column turns its axis into the plane's normal to the
# last bit. There the engine's plane-cylinder test divides one rounding error by another and sometimes finds no contact:
# the column drops through the floor for some steps and hops. A slope of a millionth avoids that.
GRAVITY_M_S2 = (9.81e-6, 5.9e-6, -FALL_M_S2)
HANDS = 2
HAND_INERTIA_KG_M2 = 2e-5
HAND_JOINTS = ("x", "y", "z", "turn", "roll", "pitch")

# Rolling wood stops, and without this a fallen column never would. It stops a rolling column within 0.1 to 2 s, and is
# far too weak to slow one that falls over.
ROLLING_DAMPING_PER_KG = 1e-3


def build(pieces: Sequence[Piece], settings: WorldSettings, floor_friction: float) -> mujoco.MjModel:
    """A compiled model: the floor's top is z = 0, pieces come in order or backwards, then the hands."""
    spec = mujoco.MjSpec()
    spec.compiler.degree = False
    _options(spec, settings)
    _floor(spec, settings, floor_friction)
    for piece in reversed(pieces) if settings.backwards else pieces:
        _piece(spec, piece, settings)
    for hand in range(HANDS):
        _hand(spec, hand)
    return spec.compile()


def _options(spec: mujoco.MjSpec, settings: WorldSettings) -> None:
    option = spec.option
    option.timestep = settings.step
    option.gravity = GRAVITY_M_S2
    option.integrator = {
        "discrete": mujoco.mjtIntegrator.mjINT_DISCRETE,
        "implicitfast": mujoco.mjtIntegrator.mjINT_IMPLICITFAST,
    }[settings.integrator]
    option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    option.solver = mujoco.mjtSolver.mjSOL_NEWTON
    option.impratio = settings.friction_impedance
    # Wood overlaps wood by some micrometres. At the usual tolerance of one, the engine sometimes turns that into a
    # sideways contact of centimetres, and a column that nobody touched is shot out of the villa.
    option.ccd_tolerance = 1e-9
    # The discrete integrator is stable at any stiffness. Left on, the engine would soften contacts at long steps, and
    # columns that stand loose in the live villa would carry in a trial.
    option.disableflags |= mujoco.mjtDisableBit.mjDSBL_REFSAFE
    # A diverging state must surface as an error here, not as a silent return to the start.
    option.disableflags |= mujoco.mjtDisableBit.mjDSBL_AUTORESET
    if settings.sleep:
        option.enableflags |= mujoco.mjtEnableBit.mjENBL_SLEEP
        # Only the world itself puts wood to sleep, by its place and not by its speed: no speed is below this.
        option.sleep_tolerance = -1
    spec.memory = 8 << 20


def _touch(geom: mujoco.MjsGeom, settings: WorldSettings, friction: float) -> None:
    geom.condim = settings.contact_dimensions
    geom.friction = [friction, 0.001, 0.0001]
    geom.solref = [settings.contact_time, 1]
    geom.solimp = [*settings.impedance, 0.5, 2]


def _floor(spec: mujoco.MjSpec, settings: WorldSettings, friction: float) -> None:
    geom = spec.worldbody.add_geom(name="floor", type=mujoco.mjtGeom.mjGEOM_PLANE, size=[1, 1, 0.1])
    _touch(geom, settings, friction)


def _piece(spec: mujoco.MjSpec, piece: Piece, settings: WorldSettings) -> None:
    body = spec.worldbody.add_body(name=piece.name)
    joint = body.add_freejoint()
    joint.damping = [ROLLING_DAMPING_PER_KG * piece.mass, 0, 0]
    # Given explicitly, so that dividing it into convex contact parts changes neither weight nor balance.
    body.explicitinertial = True
    body.mass = piece.mass
    body.fullinertia = piece.inertia
    match piece.shape:
        case Cylinder(radius=radius, height=height):
            geom = body.add_geom(type=mujoco.mjtGeom.mjGEOM_CYLINDER, size=[radius, height / 2, 0])
            _touch(geom, settings, piece.friction)
            geom.priority = 1
        case Prism() as prism:
            half = np.full(prism.sides, prism.height / 2)
            geom = _solid(spec, body, piece.name, prism.corners(), -half, half)
            _touch(geom, settings, piece.friction)
            geom.priority = 1
        case Slab() as slab:
            for number, rows in enumerate(slab.parts):
                part = np.array(rows)
                middle = _plane(slab, part)
                name = f"{piece.name}/{number}"
                geom = _solid(spec, body, name, part, middle - slab.thickness / 2, middle + slab.thickness / 2)
                _touch(geom, settings, piece.friction)


def _plane(slab: Slab, part: Points) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The heights, at a part's corners, of the plane that fits the bend best; flat parts keep contacts clean."""
    sag = -slab.sag(part)
    fit = np.column_stack([part, np.ones(len(part))])
    plane: np.ndarray[tuple[int], np.dtype[np.float64]] = fit @ np.linalg.lstsq(fit, sag, rcond=None)[0]
    return plane


def _solid(
    spec: mujoco.MjSpec,
    body: mujoco.MjsBody,
    name: str,
    corners: Points,
    low: np.ndarray[tuple[int], np.dtype[np.float64]],
    high: np.ndarray[tuple[int], np.dtype[np.float64]],
) -> mujoco.MjsGeom:
    vertices = np.concatenate([np.column_stack([corners, low]), np.column_stack([corners, high])])
    count = len(corners)
    faces = []
    for at in range(1, count - 1):
        faces.append([0, at + 1, at])
        faces.append([count, count + at, count + at + 1])
    for at in range(count):
        after = (at + 1) % count
        faces.append([at, after, count + after])
        faces.append([at, count + after, count + at])
    spec.add_mesh(
        name=name,
        uservert=vertices.ravel(),
        userface=np.array(faces).ravel(),
        inertia=mujoco.mjtMeshInertia.mjMESH_INERTIA_EXACT,
    )
    return body.add_geom(name=name, type=mujoco.mjtGeom.mjGEOM_MESH, meshname=name)


def _hand(spec: mujoco.MjSpec, number: int) -> None:
    name = f"hand-{number}"
    body = spec.worldbody.add_body(name=name, gravcomp=1)
    body.explicitinertial = True
    body.mass = HAND_MASS_KG
    body.inertia = [HAND_INERTIA_KG_M2] * 3
    slide, hinge = mujoco.mjtJoint.mjJNT_SLIDE, mujoco.mjtJoint.mjJNT_HINGE
    kinds = (slide, slide, slide, hinge, hinge, hinge)
    axes = ([1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 1], [1, 0, 0], [0, 1, 0])
    for joint, kind, axis in zip(HAND_JOINTS, kinds, axes, strict=True):
        turning = body.add_joint(name=f"{name}-{joint}", type=kind, axis=axis)
        if kind == hinge:
            # When a piece lies flat in the hand, two axes coincide. This keeps the hand's motion well defined.
            turning.armature = HAND_INERTIA_KG_M2
        servo = spec.add_actuator(name=f"{name}-{joint}", trntype=mujoco.mjtTrn.mjTRN_JOINT, target=f"{name}-{joint}")
        servo.set_to_position(kp=1.0, kv=1.0, timeconst=SERVO_S)
        servo.forcelimited = mujoco.mjtLimited.mjLIMITED_TRUE
        servo.forcerange = [-1, 1]
    # The grip decides which piece a hand is joined to; until then both joints name the hand and the world.
    for kind in (mujoco.mjtEq.mjEQ_WELD, mujoco.mjtEq.mjEQ_CONNECT):
        joint = spec.add_equality(type=kind, objtype=mujoco.mjtObj.mjOBJ_BODY, name1=name, name2="world")
        joint.active = False
        joint.solref = [0.008, 1]
        joint.solimp = [0.95, 0.99, 0.0005, 0.5, 2]
