"""The YAML language server as an editor runs it: as much of the protocol as the tests need.

The server is given settings as an editor has them, whole documents, and is asked for what it completes, shows and
flags. It downloads nothing: the store of schemas on the web is off, and what it would fetch goes to a closed port.
"""

import itertools
import json
import os
import pathlib
import queue
import subprocess
import sys
import threading
import time

SOURCE = pathlib.Path(os.environ.get("ORION_SOURCE_DIR") or pathlib.Path(__file__).resolve().parents[2]).absolute()

# Long enough for a loaded machine: a server that takes longer hangs.
TIMEOUT = 120

SETTINGS = {
    "yaml": {
        "validate": True,
        "hover": True,
        "completion": True,
        "schemaStore": {"enable": False, "url": ""},
        "schemas": {},
    },
    "http": {"proxy": "http://127.0.0.1:9", "proxyStrictSSL": True},
}


def _server():
    folder = os.environ.get("ORION_NODE")
    if not folder:
        sys.exit("ORION_NODE names the folder that holds node_modules, for example build/node")
    path = pathlib.Path(folder, "node_modules", "yaml-language-server", "bin", "yaml-language-server").absolute()
    if not path.is_file():
        sys.exit(f"{path} is missing: tests/run installs it")
    return path


class LanguageServer:
    """A server that runs until `stop`, or as long as this program. Lines and characters are counted from 0."""

    def __init__(self, schemas, workspace):
        """schemas: what the setting yaml.schemas says; workspace: the folder that its relative paths start from."""
        self.settings = {**SETTINGS, "yaml": {**SETTINGS["yaml"], "schemas": schemas}}
        self.workspace = pathlib.Path(workspace)
        self.numbers = itertools.count(1)
        self.answers = {}
        self.diagnostics = {}
        self.said = []
        self.arrived = queue.Queue()
        self.process = subprocess.Popen(
            ["node", _server(), "--stdio"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=self.workspace,
            env={"PATH": os.environ["PATH"], "HOME": os.devnull},
        )
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            self._greet()
        except BaseException:
            self.stop()
            raise

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()

    def open(self, name, text):
        """Opens a document, which need not be there as a file. Each has a name of its own.

        @return its address.
        """
        uri = (self.workspace / name).as_uri()
        if uri in self.diagnostics:
            raise AssertionError(f"{name} is open already")
        self.diagnostics[uri] = None
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self._tell("textDocument/didOpen", {"textDocument": document})
        return uri

    def flagged(self, uri):
        """The diagnostics of an open document."""
        self._until(lambda: self.diagnostics[uri] is not None, f"diagnostics of {uri}")
        return self.diagnostics[uri]

    def completed(self, uri, line, character):
        """What is offered at a place, by the labels that an editor lists."""
        found = self._ask("textDocument/completion", self._place(uri, line, character)) or {}
        return {item["label"]: item for item in found.get("items", [])}

    def hovered(self, uri, line, character):
        """The text shown over a place, or empty."""
        shown = self._ask("textDocument/hover", self._place(uri, line, character))
        return shown["contents"]["value"] if shown else ""

    @staticmethod
    def _place(uri, line, character):
        return {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}

    def _greet(self):
        folder = {"uri": self.workspace.as_uri(), "name": "records"}
        workspace = {"configuration": True, "workspaceFolders": True, "didChangeConfiguration": {}}
        begin = {
            "processId": os.getpid(),
            "rootUri": folder["uri"],
            "workspaceFolders": [folder],
            "capabilities": {"workspace": workspace, "textDocument": {"publishDiagnostics": {}, "hover": {}}},
        }
        self._ask("initialize", begin)
        self.configured = False
        self._tell("initialized", {})
        self._tell("workspace/didChangeConfiguration", {"settings": None})
        self._until(lambda: self.configured, "a question for the settings")
        # Messages are handled in their order: once this is answered, the settings hold.
        self._ask("textDocument/hover", self._place("file:///none.yaml", 0, 0))

    def _ask(self, method, params):
        number = next(self.numbers)
        self._send({"id": number, "method": method, "params": params})
        self._until(lambda: number in self.answers, f"an answer to {method}")
        answer = self.answers.pop(number)
        if "error" in answer:
            raise AssertionError(f"{method}: {answer['error']}")
        return answer["result"]

    def _tell(self, method, params):
        self._send({"method": method, "params": params})

    def _send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode("utf-8")
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self.process.stdin.flush()

    def _listen(self):
        with self.process.stdout as stream:
            while True:
                length = 0
                while (line := stream.readline().strip()):
                    name, _, value = line.partition(b":")
                    if name.lower() == b"content-length":
                        length = int(value)
                body = stream.read(length)
                if not body:
                    self.arrived.put(None)
                    return
                self.arrived.put(json.loads(body))

    def _until(self, arrived, what):
        """Handles what the server says until it has said what is waited for."""
        end = time.monotonic() + TIMEOUT
        while not arrived():
            try:
                message = self.arrived.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"the language server did not send {what}; it said {self.said}") from None
            if message is None:
                raise AssertionError(f"the language server ended before it sent {what}; it said {self.said}")
            self._handle(message)

    def _handle(self, message):
        method, params = message.get("method"), message.get("params")
        if method is None:
            self.answers[message["id"]] = message
        elif "id" in message:
            self._send({"id": message["id"], "result": self._answer(method, params)})
        elif method == "textDocument/publishDiagnostics":
            self.diagnostics[params["uri"]] = params["diagnostics"]
        elif method == "window/logMessage":
            self.said.append(params["message"])

    def _answer(self, method, params):
        if method != "workspace/configuration":
            return None  # the server asks leave for what it does anyway
        self.configured = True
        return [self.settings.get(item["section"]) for item in params["items"]]
