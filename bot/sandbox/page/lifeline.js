// Whether the bot and the sandbox are there: a banner while one is not, and news when it is back.

import { get } from "./api.js";

const EVERY = 1500; // milliseconds
const PATIENCE = 2; // looks in a row: a bot that logs in anew is away for less

/** Watch for ever. `say(key)` speaks to the reader, `announce(words)` to a screen reader; `back()` is called when the sandbox is there again. */
export function watch(banner, say, announce, back) {
  let missed = 0;
  let shown = null;
  const tell = (key) => {
    if (shown === key) return;
    if (shown === "page-box-away") back();
    if (key === null) announce(say("page-bot-back"));
    shown = key;
    banner.hidden = key === null;
    banner.textContent = key === null ? "" : say(key);
  };
  const look = async () => {
    const wrong = await amiss();
    missed = wrong === null ? 0 : missed + 1;
    if (wrong === null || missed >= PATIENCE) tell(wrong);
    window.setTimeout(look, EVERY);
  };
  look();
}

async function amiss() {
  try {
    return (await get("/bot")).connected ? null : "page-bot-away";
  } catch {
    return "page-box-away";
  }
}
