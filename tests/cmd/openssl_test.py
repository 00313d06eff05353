#!/usr/bin/env python3
"""Hashes do not depend on how OpenSSL is set up on the machine."""

import os
import tempfile
import unittest

from program import EXAMPLES, run

RECORD = os.fspath(EXAMPLES / "disputes" / "station-deck-changed.orion.yaml")

# SHA-256 only from a provider that is not there.
WITHOUT_SHA256 = """openssl_conf = openssl_init
[openssl_init]
providers = providers
alg_section = algorithms
[providers]
null = null_provider
[null_provider]
activate = 1
[algorithms]
default_properties = fips=yes
"""


class OpenSSL(unittest.TestCase):
    def test_settings_of_the_machine_change_no_hash(self):
        want = run("check", RECORD)
        self.assertIn(b"fade50c097bbe16f31dc5dc5d52ba170fd4086f19dbb7e72b766a21a464bfb03", want.out, want)
        with tempfile.NamedTemporaryFile("w", suffix=".cnf") as settings:
            settings.write(WITHOUT_SHA256)
            settings.flush()
            have = run("check", RECORD, OPENSSL_CONF=settings.name)
        self.assertEqual(have.out, want.out)


if __name__ == "__main__":
    unittest.main()
