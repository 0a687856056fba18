"""Bodies of requests, piece by piece: components of messages and modals."""


def button(**more):
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def select(**more):
    options = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def row(*inner):
    return {"type": 1, "components": list(inner)}


def text(content="words"):
    return {"type": 10, "content": content}


def codes(answer, path):
    node = answer["errors"]
    for key in path.split("."):
        node = node.get(key, {})
    return [e["code"] for e in node.get("_errors", [])]


GALLERY = {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]}
