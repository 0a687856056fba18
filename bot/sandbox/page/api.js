// The people API of the sandbox.

/** Send a request; gives the JSON, or throws an Error with the reason. */
async function request(method, path, body) {
  const options = { method };
  if (body !== undefined) {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body);
  }
  const answer = await fetch(path, options); // throws where nobody answers
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text);
  let reason = text;
  try { reason = JSON.parse(text).reason ?? text; } catch { /* plain text it is */ }
  throw Object.assign(new Error(reason), { status: answer.status });
}

/** Get something about a person or the sandbox. */
export const get = (path) => request("GET", path);

/** Let a person do something, or do something to the sandbox. */
export const post = (path, body = {}) => request("POST", path, body);

let ahead = 0;

/** Learn how far the sandbox's clock is ahead of the browser's. */
export async function readClock() {
  ahead = (await get("/clock")).now - Date.now() / 1000;
}

/** The sandbox's time in seconds since 1970. */
export const now = () => Date.now() / 1000 + ahead;

const names = new Map();
const channels = new Map();

/** Remember how people and channels are called, for mentions. */
export function remember(people, places = []) {
  for (const person of people) names.set(person.id, person.name);
  for (const place of places) channels.set(place.id, place.name);
}

/** The name of a person. */
export const nameOf = (id) => names.get(id) ?? id;

/** The name of a channel. */
export const channelName = (id) => channels.get(id) ?? id;

/** Whether a text speaks of a channel that is not known yet, as of a new thread. */
export const isNews = (text) => [...text.matchAll(/<#(\d+)>/g)].some(([, id]) => !channels.has(id));

/** Everybody known, as [id, name]. */
export const everybody = () => [...names.entries()];

const addresses = new Map();

/** The first address seen of a file: each one is signed anew, and a new one would load again. */
export function steady(url) {
  const path = url.split("?")[0];
  if (!addresses.has(path)) addresses.set(path, url);
  return addresses.get(path);
}
