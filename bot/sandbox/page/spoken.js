// What a message says, for ears: its lines without the marks of markdown.

import { make } from "./dom.js";
import { blocks } from "./markdown.js";

const MOST = 300; // letters

/** The lines of a text as they are read out; `dated(element)` writes its times. */
export function spoken(text, dated) {
  return blocks(text).flatMap((block) => {
    const read = dated(make("div", {}, block));
    for (const image of read.querySelectorAll("img")) image.replaceWith(image.alt);
    const items = [...read.querySelectorAll("li")];
    return (items.length ? items : [read]).flatMap((each) => each.textContent.split("\n")).map((line) => line.trim()).filter(Boolean);
  });
}

/** What of these lines was not said `before`, if anything was, cut to what one listens to. */
export function unheard(lines, before = []) {
  const known = new Set(before);
  return lines.filter((line) => !known.has(line)).join(" ").slice(0, MOST);
}
