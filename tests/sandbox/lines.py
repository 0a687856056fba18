"""A line to the gateway, spoken by hand."""


async def hello(line):
    assert (await line.receive_json())["op"] == 10


async def identify(line, **more):
    await hello(line)
    await line.send_json({"op": 2, "d": {"token": "sandbox-token", "intents": 1, **more}})


async def closed(line):
    """The code with which a line ends."""
    while not line.closed:
        await line.receive()
    return line.close_code
