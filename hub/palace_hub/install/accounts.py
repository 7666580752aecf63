"""Accounts of a broker: reads and writes Mosquitto's password file without Mosquitto's own tool."""

import base64
import binascii
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

HUB = "hub"  # the hub's account; every other account is a node's and has its id

# A node's id has 12 to 16 hex digits; a user may give other names. The pattern is narrower than a topic's, because the
# name also stands in a colon-separated file and in file names.
_ACCOUNT = re.compile(r"[0-9A-Za-z_-][0-9A-Za-z_.-]{0,31}")

# PBKDF2-SHA512 as `$7$iterations$salt$hash`, which Mosquitto 2.0 and 2.1 both read. The passwords have 144 random bits,
# so more rounds would add no protection; 1000 cost about 1 ms a connection on a small machine.
_ROUNDS = 1000
_SALT_BYTES = 12  # 2.0 reads no other length
_PASSWORD_BYTES = 18


def is_account(name: str) -> bool:
    """Whether `name` can be an account's: letters, digits, dot, dash and underscore, at most 32."""
    return _ACCOUNT.fullmatch(name) is not None


def new_password() -> str:
    """A random password of 24 characters, safe in JSON, on a command line and in a URL."""
    return secrets.token_urlsafe(_PASSWORD_BYTES)


def hashed(password: str, salt: bytes | None = None) -> str:
    """The hash of `password` in the format of Mosquitto's password file."""
    salt = secrets.token_bytes(_SALT_BYTES) if salt is None else salt
    digest = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, _ROUNDS)
    return f"$7${_ROUNDS}${base64.b64encode(salt).decode()}${base64.b64encode(digest).decode()}"


def fits(password: str, stored: str) -> bool:
    """Whether `stored`, a hash from `hashed`, belongs to `password`."""
    parts = stored.split("$")
    if len(parts) != 5 or parts[:2] != ["", "7"] or not parts[2].isdecimal():
        return False
    try:
        salt, digest = base64.b64decode(parts[3], validate=True), base64.b64decode(parts[4], validate=True)
        computed = hashlib.pbkdf2_hmac("sha512", password.encode(), salt, int(parts[2]))
    except (binascii.Error, ValueError, OverflowError):
        return False
    return hmac.compare_digest(computed, digest)


@dataclass(frozen=True, slots=True)
class Passwords:
    """The lines of a password file: hash by account, in the file's order."""

    hashes: dict[str, str]

    @classmethod
    def parse(cls, text: str) -> "Passwords":
        """The accounts in a file's text, without malformed lines, which the broker would refuse as well."""
        hashes = {}
        for line in text.splitlines():
            account, colon, stored = line.strip().partition(":")
            if colon and stored.startswith("$") and is_account(account):
                hashes[account] = stored
        return cls(hashes)

    def __str__(self) -> str:
        return "".join(f"{account}:{stored}\n" for account, stored in self.hashes.items())
