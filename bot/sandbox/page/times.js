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
const ENGLISH = "en";

/** Say how far away a time is. */
export function away(seconds, language) {
  const distance = Math.round(seconds - now());
  const [unit, length] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(distance / length), unit);
}

function written(seconds, style, language) {
  if (style === "R") return away(seconds, language);
  return new Intl.DateTimeFormat(language, STYLES[style] ?? STYLES.f).format(seconds * 1000);
}

/** Make the element of a <t:seconds:style>; its words come when it is known who reads it. */
export function timestamp(seconds, style) {
  const element = make("time", { class: "stamp", datetime: new Date(seconds * 1000).toISOString() });
  element.dataset.style = style ?? "f";
  return element;
}

/** Make the element that tells when a message was written. */
export function clockTime(iso) {
  const element = make("time", { class: "when", datetime: iso });
  element.dataset.style = "t";
  return element;
}

/** Write the times inside an element in the language of whoever reads it; return the element. */
export function inLanguage(language, element) {
  for (const time of element.querySelectorAll("time[data-style]")) {
    const seconds = Date.parse(time.dateTime) / 1000;
    time.lang = language || ENGLISH;
    time.title = written(seconds, "F", time.lang);
    time.textContent = written(seconds, time.dataset.style, time.lang);
  }
  return element;
}

/** Let every relative time on the page tell the truth again, once a second. */
export function tick() {
  for (const time of document.querySelectorAll('time[data-style="R"]')) {
    const words = away(Date.parse(time.dateTime) / 1000, time.lang);
    if (time.textContent !== words) time.textContent = words;
  }
}
