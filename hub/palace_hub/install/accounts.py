"""Accounts of a broker: Mosquitto's password file, read and written without Mosquitto's own tool."""

import base64
import binascii
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

HUB = "hub"  # the hub's account; every other one is a node's, named by its id

# A node's id is twelve to sixteen hex digits, a name given by hand little else. Narrower than a topic allows, because
# the account also stands in a file that is cut at colons and in the name of a file.
_ACCOUNT = re.compile(r"[0-9A-Za-z_-][0-9A-Za-z_.-]{0,31}")

# PBKDF2-SHA512 as `$7$iterations$salt$hash`, which Mosquitto 2.0 and 2.1 both read. The passwords are 144 random bits,
# so the rounds protect nothing; they only keep one connection's cost near a millisecond on a small machine.
_ROUNDS = 1000
_SALT_BYTES = 12  # 2.0 reads no other length
_PASSWORD_BYTES = 18


def is_account(name: str) -> bool:
    """Whether `name` can be an account's: letters, digits, dot, dash and underscore, at most 32."""
    return _ACCOUNT.fullmatch(name) is not None


def new_password() -> str:
    """24 characters that nobody guesses, safe in JSON, on a command line and in a URL."""
    return secrets.token_urlsafe(_PASSWORD_BYTES)


def hashed(password: str, salt: bytes | None = None) -> str:
    """`password` as Mosquitto's password file carries it."""
    salt = secrets.token_bytes(_SALT_BYTES) if salt is None else salt
    digest = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, _ROUNDS)
    return f"$7${_ROUNDS}${base64.b64encode(salt).decode()}${base64.b64encode(digest).decode()}"


def fits(password: str, kept: str) -> bool:
    """Whether `kept`, a hash of the kind that `hashed` gives, is this password's."""
    parts = kept.split("$")
    if len(parts) != 5 or parts[:2] != ["", "7"] or not parts[2].isdecimal():
        return False
    try:
        salt, digest = base64.b64decode(parts[3], validate=True), base64.b64decode(parts[4], validate=True)
        found = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, int(parts[2]))
    except (binascii.Error, ValueError, OverflowError):
        return False
    return hmac.compare_digest(found, digest)


@dataclass(frozen=True, slots=True)
class Passwords:
    """The lines of a password file: account -> hash, in the order in which they were added."""

    hashes: dict[str, str]

    @classmethod
    def parse(cls, text: str) -> "Passwords":
        """Lines of another shape are left out: the broker would refuse them as well."""
        found = {}
        for line in text.splitlines():
            account, colon, kept = line.strip().partition(":")
            if colon and kept.startswith("$") and is_account(account):
                found[account] = kept
        return cls(found)

    def __str__(self) -> str:
        return "".join(f"{account}:{kept}\n" for account, kept in self.hashes.items())
