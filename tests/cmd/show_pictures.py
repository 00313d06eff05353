"""What the tests of `show` share: elements by their class, a second renderer, and how wide a text is."""

import pathlib
import struct
import subprocess
import tempfile

SVG = "{http://www.w3.org/2000/svg}"


def classes(root, name):
    """The elements with a class, in the order of the document."""
    return [each for each in root.iter() if name in (each.get("class") or "").split()]


def convert(svg, form):
    """What rsvg-convert makes of a drawing: the bytes of a PNG or a PDF."""
    done = subprocess.run(["rsvg-convert", "-f", form], input=svg.encode(), stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, check=False)
    if done.returncode != 0 or done.stderr:
        raise AssertionError(f"rsvg-convert: {done.returncode}, {done.stderr.decode()}")
    return done.stdout


def rendered(svg):
    """Width and height of the drawing, rendered."""
    return struct.unpack(">II", convert(svg, "png")[16:24])


def pages(svg):
    """How many pages of which size, in points, a drawing makes as PDF."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "sheet.pdf"
        path.write_bytes(convert(svg, "pdf"))
        told = subprocess.run(["pdfinfo", path], stdout=subprocess.PIPE, check=True).stdout.decode()
    facts = dict(line.split(":", 1) for line in told.splitlines() if ":" in line)
    width, _, height = facts["Page size"].split()[:3]
    return int(facts["Pages"]), float(width), float(height)


def widest(text):
    return max(len(line) for line in text.splitlines())
