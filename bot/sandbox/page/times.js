// Timestamps: <t:…> in messages, which tick, and the time of a message.

import { make } from "./dom.js";
import { now } from "./api.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1],
];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** Say how far away a time is. */
export function away(seconds) {
  const distance = Math.round(seconds - now());
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS.at(-1);
  return relative.format(Math.round(distance / length), unit);
}

/** Make the element of a <t:seconds:style>. */
export function timestamp(seconds, style) {
  const full = new Intl.DateTimeFormat("en", STYLES.F).format(seconds * 1000);
  const shown = style === "R" ? away(seconds) : new Intl.DateTimeFormat("en", STYLES[style] ?? STYLES.f).format(seconds * 1000);
  const element = make("time", { class: "stamp", title: full, datetime: new Date(seconds * 1000).toISOString() }, shown);
  if (style === "R") element.dataset.ticks = String(seconds);
  return element;
}

/** Let every relative time on the page tell the truth again, once a second. */
export function tick() {
  for (const element of document.querySelectorAll("time[data-ticks]")) {
    const words = away(Number(element.dataset.ticks));
    if (element.textContent !== words) element.textContent = words;
  }
}

/** Say when a message was written. */
export function clockTime(iso) {
  return new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" }).format(new Date(iso));
}
