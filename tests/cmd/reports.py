"""What the tests of the report formats share: inputs of every kind, and verdicts as JSON to compare reports with."""

import functools
import os
import subprocess
import unittest
import urllib.parse

from program import CLEAN, CONFORMANCE, EXAMPLES, GOLDEN, ILLEGAL, SOURCE, TIMEOUT, WARNED, fill, parsed, run

CATALOGUE = SOURCE / "records" / "catalogue" / "records"
FOLDERS = (GOLDEN, EXAMPLES, CATALOGUE, CONFORMANCE, CONFORMANCE.parent / "station")

# A note, a false claim, YAML that is none, and a set-up that does not say who begins.
NOTED = CLEAN[: CLEAN.index(b"result")]
FALSE_CLAIM = CLEAN.replace(b"how: resignation", b"how: conditions")
BROKEN = b"game: orion-duel\nformat: 1\nplayers: {blue: Ada\n"
UNDETERMINED = CLEAN.replace(b", start: orange", b"")


def archive(*records):
    """A file with many records; each has an id that tells where it stands."""
    return b"".join(b"---\nid: g%d\n%s" % (number, record) for number, record in enumerate(records, 1))


def faulty(count, start=0):
    """A record with many errors: keys that are unknown."""
    return CLEAN + b"".join(b"unknown-%d: 1\n" % each for each in range(start, start + count))


# What XML, URIs, workflow commands or JSON could stumble over; on the file system any byte but / and NUL may stand.
NASTY_NAMES = [
    b"a & b <c> \"d\" 'e'.yaml",
    b"]]>.yaml",
    b"line\nend\rand\ttab.yaml",
    b"bell\x07escape\x1b[31m.yaml",
    b"no utf-8 \xff\xfe.yaml",
    b"surrogate \xed\xa0\x80.yaml",
    b"noncharacter \xef\xbf\xbe \xef\xbf\xbf.yaml",
    b"right-to-left \xe2\x80\xae.yaml",
    b"100%,a=b::error file=x::y.yaml",
    b"C: #1?.yaml",
    "größer \U0001f0a1.yaml".encode(),
    b"folder with blanks/%41.yaml",
]
NASTY_RECORDS = [
    ILLEGAL,
    CLEAN + b"]]>&<x>\"': 1\n",
    CLEAN.replace(b"Ada", b"A\x01\x1bda"),
    CLEAN.replace(b"Ada", b"A\xed\xa0\x80da"),
    CLEAN.replace(b"Ada", b"A\xef\xbf\xbe\xef\xbf\xbfda"),
    CLEAN.replace(b"Ada", b"A\xff\x80da"),
    CLEAN + "unkn\u202eown \U0001f0a1 ::error::%0A,: 1\n".encode(),
    CLEAN.replace(b"format: 1", b"id: '100% ]]> <&> ::warning::x'\nformat: 1") + b"unknown: 1\n",
    CLEAN + b'"un\\nknown\\t\\u00e9": 1\n',
    BROKEN,
    WARNED,
    NOTED,
]


def fill_nasty(folder):
    """Every nasty name with an illegal record, every nasty record under a plain name. @return the files' names"""
    files = {b"names/" + name: ILLEGAL for name in NASTY_NAMES}
    files |= {b"records/%d.yaml" % number: record for number, record in enumerate(NASTY_RECORDS)}
    fill(folder, files)
    return sorted(files)


@functools.cache
def report(folder, form, *options):
    """What the program prints of a folder, named from the folder around it."""
    return run("check", folder.name, "--format", form, *options, where=folder.parent)


def verdicts(folder, *options):
    return parsed(report(folder, "json", *options).out)


def findings(whole):
    """All findings as (path, line, column, end line, end column, severity, code, message), in input order."""
    found = []
    for record in whole["records"]:
        for each in record["findings"]:
            start, end = each["span"]["start"], each["span"]["end"]
            place = (start["line"], start["column"], end["line"], end["column"])
            found.append((record["path"], *place, each["severity"], each["code"], each["message"]))
    return found


SEVERITIES = ("error", "warning", "note")


def most_severe_first(found):
    return sorted(found, key=lambda each: SEVERITIES.index(each[5]))


def path_of_uri(uri):
    """The bytes of the path that a URI reference stands for."""
    parts = urllib.parse.urlsplit(uri)
    if parts.scheme not in ("", "file") or parts.netloc or parts.query or parts.fragment:
        raise AssertionError(f"not a path alone: {uri}")
    return urllib.parse.unquote_to_bytes(parts.path)


def node(script, *arguments, given=b""):
    """Runs JavaScript that may `require` what tests/node/package.json names. @return what it prints"""
    modules = os.environ.get("ORION_NODE")
    if not modules:
        raise unittest.SkipTest("ORION_NODE names the folder with node_modules")
    done = subprocess.run(
        ["node", "-e", script, *arguments],
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=modules,
        timeout=TIMEOUT,
        check=False,
    )
    if done.returncode != 0:
        raise AssertionError(f"node ends with {done.returncode}:\n{done.stderr.decode('utf-8', 'replace')[:4000]}")
    return done.stdout
