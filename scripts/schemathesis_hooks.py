"""Who the made-up requests of scripts/schemathesis come from, and which tables they are about."""

import json
import os
import random
import urllib.request

import schemathesis

URL = os.environ["CLOVERLEAF_URL"]


def ask(path, body, cookie=""):
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(URL + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return answer.headers.get("Set-Cookie", "").split(";")[0], json.load(answer)


def guest():
    return ask("/api/me", {"name": "Ada"})[0]


def table(seats, start):
    made = {"game": "autobahn", "seats": seats, "start": start}
    return ask("/api/tables", made, ADA)[1]


ADA = guest()
BOT = {"bot": "random"}
# Open, running, and soon over: requests shall get further than "no such table".
OPEN = table(["me", "open", "open"], False)
TABLES = [OPEN["id"], table(["me", "hotseat"], True)["id"], table([BOT, BOT], True)["id"]]
TOKENS = [OPEN["invite"]["table"], OPEN["invite"]["seats"][0]["token"]]
LUCK = random.Random(1)
ENDS_WHO_ASKS = {("DELETE", "/api/me"), ("POST", "/api/logout/everywhere")}


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    known = {"id": TABLES, "token": TOKENS}
    for name, values in known.items():
        if name in (path_parameters or {}) and LUCK.random() < 0.8:
            path_parameters[name] = LUCK.choice(values)
    return path_parameters


@schemathesis.hook
def before_call(context, case, kwargs):
    # Whoever is forgotten is somebody of no further use.
    gone = (case.method.upper(), case.operation.path) in ENDS_WHO_ASKS
    case.headers = {**(case.headers or {}), "Cookie": guest() if gone else ADA}
