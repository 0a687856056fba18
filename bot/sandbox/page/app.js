// The page: a person's view of the channel, or two side by side.

import { get, post, readClock, remember } from "./api.js";
import { announce } from "./dom.js";
import { watch } from "./lifeline.js";
import { Pane } from "./pane.js";
import { tick } from "./times.js";
import { sayIn } from "./words.js";

const SAVED = "sandbox-panes";
const BOT = { id: "1100000000000000001", name: "Parlour" };
const home = document.getElementById("panes");
const split = document.getElementById("split");
const panes = [];

function changed() {
  const { words } = panes[0];
  document.documentElement.lang = words.lang;
  sayIn(document.querySelector(".top"), words);
  save();
}

function save() {
  localStorage.setItem(SAVED, JSON.stringify(panes.map((pane) => ({ person: pane.person, channel: pane.channel }))));
}

function saved() {
  try { return JSON.parse(localStorage.getItem(SAVED)) ?? []; } catch { return []; }
}

async function people() {
  let known = await get("/people");
  if (known.length === 1) {
    await post("/people", { name: "Maya" });
    await post("/people", { name: "Nils" });
    known = await get("/people");
  }
  remember([BOT, ...known]);
  for (const pane of panes) pane.fillPeople(known);
  return known;
}

async function addPane(wanted) {
  const pane = new Pane(changed);
  panes.push(pane);
  home.append(pane.element);
  const known = await people();
  const others = known.slice(1).filter((p) => !panes.some((other) => other.person === p.id));
  const person = known.find((p) => p.id === wanted?.person) ?? others[0] ?? known.at(-1);
  await pane.show(person.id, wanted?.channel ?? null);
}

async function setSplit(on) {
  split.setAttribute("aria-pressed", String(on));
  home.classList.toggle("two", on);
  if (on && panes.length < 2) await addPane(saved()[1]);
  if (!on && panes.length > 1) {
    const gone = panes.pop();
    gone.stop();
    gone.element.remove();
  }
  save();
}

async function join(event) {
  event.preventDefault();
  const form = event.target;
  const name = form.elements.name.value.trim();
  if (!name) { form.elements.name.focus(); return; }
  const joined = await post("/people", { name, locale: form.elements.locale.value });
  form.elements.name.value = "";
  await people();
  await panes[0].show(joined.id, null);
}

/** Go on after the sandbox was away: with the same people, or from the start in a new world. */
async function resume() {
  const known = new Set((await people()).map((person) => person.id));
  if (!panes.every((pane) => known.has(pane.person))) { window.location.reload(); return; }
  await readClock();
  for (const pane of panes) await pane.show(pane.person, pane.channel);
}

async function start() {
  await readClock();
  const before = saved();
  const known = new Set((await get("/people")).map((person) => person.id));
  // Opening the page is what loses a person's ephemeral messages.
  await Promise.all(before.filter((p) => known.has(p.person)).map((p) => post(`/people/${p.person}/reload`)));
  await addPane(before[0]);
  if (before.length > 1) await setSplit(true);
  split.addEventListener("click", () => setSplit(panes.length < 2));
  document.getElementById("join").addEventListener("submit", join);
  watch(document.getElementById("lifeline"), (key) => panes[0].words(key), announce, resume);
  window.setInterval(tick, 1000);
  window.setInterval(() => readClock().catch(() => { /* the banner says it */ }), 30000);
}

start();
