"""The address a request comes from, and the name it used for us."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from urllib.parse import urlsplit

from yuletable.kernel.errors import Invalid

Network = IPv4Network | IPv6Network

HOME_ENDINGS = (".local", ".localhost", ".lan", ".internal", ".home.arpa")  # no site can own these
NEIGHBORS = 64  # bits of an IPv6 address that belong to one household


def literal(address: str) -> IPv4Address | IPv6Address | None:
    """Parse an IP address, if it is one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def household(address: str) -> str:
    """The unit of rate limits: one IPv4 address, or one IPv6 network.

    >>> household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    found = literal(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, NEIGHBORS), strict=False))
    return address if found is None else str(found)


def networks(keepers: Iterable[str]) -> list[Network]:
    """Addresses and networks as settings name them; Invalid says which is none."""
    try:
        return [ip_network(one, strict=False) for one in keepers]
    except ValueError as error:
        raise Invalid("settings.keepers", str(error)) from None


def is_keeper(address: str, named: Iterable[Network], forwarded: bool) -> bool:
    """May this address read the metrics: this machine, or one in the settings?

    A request that a local proxy forwards does not come from this machine.
    """
    found = literal(address)
    if found is None:
        return False
    return (found.is_loopback and not forwarded) or any(found in network for network in named)


def name_in(host: str) -> str:
    """The name in a Host header, without its port.

    >>> name_in("Pi.local:8225"), name_in("[fe80::1]:80")
    ('pi.local', 'fe80::1')
    """
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
    except ValueError:
        return ""


class OwnNames:
    """The names this server answers to, so that no foreign page can give it another.

    A site can let its own name lead to an address in the home network and then talk to us as if it
    were our page. It cannot do so with an address, nor with a name that only a home network has.
    """

    def __init__(self, hosts: Iterable[str], origins: Iterable[str] = ()) -> None:
        named = {host.lower() for host in hosts}
        from_origins = {urlsplit(origin).hostname or "" for origin in origins}
        self.names = {"localhost", socket.gethostname().lower(), *named, *from_origins} - {""}

    def include(self, host: str) -> bool:
        """Is this Host header one of ours?"""
        name = name_in(host)
        address = literal(name)
        if address is not None and not address.is_global:
            return True
        return name in self.names or name.endswith(HOME_ENDINGS)
