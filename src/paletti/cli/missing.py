"""What to install when a package that a command needs is not there."""

EXTRAS = {
    "bench": ("chess",),
    "postgres": ("psycopg",),
}
"""Packages that come with an extra; whatever else is missing comes with the plain install."""
PLAIN = (
    *("alembic", "fluent", "highspy", "msgspec", "mujoco", "numpy", "openskill", "platformdirs"),
    *("rich", "sqlalchemy", "starlette", "textual", "uvicorn", "uvloop", "websockets", "yaml"),
)


def how_to_install(module: str | None) -> str | None:
    """One sentence that says how to get the package of this module; None when it is not one that we ask for."""
    package = (module or "").partition(".")[0]
    if package in PLAIN:
        return f"This needs {package}, which is not installed: pip install villa-paletti"
    for extra, packages in EXTRAS.items():
        if package in packages:
            return f"This needs {package}, which is not installed: pip install 'villa-paletti[{extra}]'"
    return None
