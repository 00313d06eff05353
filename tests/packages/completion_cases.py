"""What must be offered in every shell. A test of a shell gives `offered`."""

import tempfile

from command_line import COMMANDS
from program import CLEAN, catalogue_codes, fill


class CompletionCases:
    """Mixed into a unittest.TestCase that has `offered(line, folder)`: the words that the shell offers for the last one."""

    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = temporary.name
        fill(cls.folder, {
            "game.orion.yaml": CLEAN, "other.yml": CLEAN, "notes.txt": b"", "games/one.yaml": CLEAN, "games/two.txt": b"",
            "spring open.yaml": CLEAN, "texts/a.txt": b"", "texts/b.txt": b"",
        })

    def assertOffered(self, line, want):
        self.assertEqual(self.offered(line), set(want), line)

    def assertFilesOffered(self, line, want):
        # In a list there may stand less than the whole path.
        folder = line.split()[-1].rpartition("/")[0]
        offered = {each.removeprefix(folder + "/") for each in self.offered(line)}
        self.assertEqual(offered, set(want), line)

    def test_commands(self):
        for command in COMMANDS:
            if command.subcommands:
                with self.subTest(command=str(command)):
                    self.assertOffered(f"{command} ", command.subcommands)
        self.assertOffered("orionref ch", ["check"])
        self.assertOffered("orionref man", [])

    def test_options(self):
        for command in COMMANDS:
            with self.subTest(command=str(command)):
                names = [name for name in command.options if name.startswith("--")]
                self.assertOffered(f"{command} --", names)

    def test_words_of_options(self):
        seen = 0
        for command in COMMANDS:
            for name, words in command.options.items():
                if len(words) < 2:
                    continue
                seen += 1
                with self.subTest(command=str(command), option=name):
                    self.assertOffered(f"{command} {name} ", words)
        self.assertGreater(seen, 5)
        self.assertOffered("orionref check --format te", ["text"])
        self.assertOffered("orionref check --rules ", ["rulebook", "bga"])
        self.assertOffered("orionref completion ", ["bash", "zsh", "fish"])

    def test_words_of_options_behind_an_equals_sign(self):
        self.assertOffered("orionref check --format=tex", ["--format=text"])

    def test_files(self):
        self.assertFilesOffered("orionref check ga", ["game.orion.yaml", "games/"])
        self.assertFilesOffered("orionref check --exit-zero --format json ot", ["other.yml"])
        self.assertFilesOffered("orionref check game.orion.yaml ot", ["other.yml"])
        self.assertFilesOffered("orionref check games/", ["one.yaml"])
        self.assertFilesOffered("orionref show -- ot", ["other.yml"])
        # Others where there is none of ours.
        self.assertFilesOffered("orionref check notes", ["notes.txt"])
        self.assertFilesOffered("orionref check texts/", ["a.txt", "b.txt"])
        # What follows is a placement, and not a second file.
        self.assertFilesOffered("orionref legal game.orion.yaml ot", [])

    def test_files_behind_an_equals_sign(self):
        for command in COMMANDS:
            for name in command.options:
                if not command.takes_word_and_file(name):
                    continue
                with self.subTest(command=str(command), option=name):
                    offered = self.offered(f"{command} {name} any=no")
                    self.assertEqual({each.removeprefix("any=") for each in offered}, {"notes.txt"})

    def test_topics_of_explain(self):
        self.assertOffered("orionref explain D40", [code for code in catalogue_codes() if code.startswith("D40")])
        self.assertOffered("orionref explain D4.", [f"D4.{number}" for number in range(1, 7)])
        self.assertOffered("orionref explain bg", ["bga"])
        self.assertOffered("orionref explain D405 --record ", ["trigger", "near-miss"])

    def test_faults_and_setups(self):
        offered = self.offered("orionref generate duel --illegal D40")
        self.assertLessEqual({"D401", "D405"}, offered)
        self.assertNotIn("D403", offered)
        self.assertOffered("orionref generate station --illegal S302", ["S302a", "S302b", "S302c"])
        self.assertOffered("orionref generate station --deck tr", ["trade-demo"])
        self.assertOffered("orionref perft symm", ["symmetric-1", "symmetric-2", "symmetric-3"])
        self.assertFilesOffered("orionref perft ot", ["other.yml"])

