// Discord's markdown, as elements.

import { make } from "./dom.js";
import { channelName, nameOf } from "./api.js";
import { drawable } from "./emojis.js";
import { timestamp } from "./times.js";

const BLOCKS = [
  [/^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/, (found) => make("pre", {}, make("code", {}, found[2]))],
  [/^(#{1,3}) +([^\n]*)(?:\n|$)/, (found) => make("h3", { class: `head${found[1].length}` }, inline(found[2]))],
  [/^-# +([^\n]*)(?:\n|$)/, (found) => make("p", { class: "subtext" }, inline(found[1]))],
  [/^>>> ([\s\S]*)/, (found) => make("blockquote", {}, blocks(found[1]))],
  [/^(?:> ?[^\n]*(?:\n|$))+/, (found) => make("blockquote", {}, blocks(found[0].replace(/^> ?/gm, "").replace(/\n$/, "")))],
  [/^(?: *[-*] +[^\n]*(?:\n|$))+/, (found) => list("ul", found[0], /^ *[-*] +/)],
  [/^(?: *\d+\. +[^\n]*(?:\n|$))+/, (found) => list("ol", found[0], /^ *\d+\. +/)],
];
const PLAIN = /^(?:(?!```)[^\n])*(?:\n|$)/;

/** Turn a text into elements. */
export function blocks(text) {
  const out = [];
  let words = "";
  const flush = () => {
    const said = words.replace(/\n$/, "");
    if (said) out.push(make("p", {}, inline(said)));
    words = "";
  };
  while (text) {
    const hit = BLOCKS.map(([pattern, build]) => [pattern.exec(text), build]).find(([found]) => found);
    if (hit) {
      flush();
      out.push(hit[1](hit[0]));
      text = text.slice(hit[0][0].length);
    } else {
      const line = PLAIN.exec(text)[0] || text[0];
      words += line;
      text = text.slice(line.length);
    }
  }
  flush();
  return out;
}

function list(tag, text, mark) {
  const items = text.replace(/\n$/, "").split("\n");
  const start = tag === "ol" ? Number.parseInt(items[0].trim(), 10) : null;
  return make(tag, { start }, items.map((item) => {
    const depth = /^ */.exec(item)[0].length >= 2 ? "deep" : null;
    return make("li", { class: depth }, inline(item.replace(mark, "")));
  }));
}

const INLINE = [
  [/^\\([^A-Za-z0-9\s])/, (found) => found[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (found) => make("code", {}, found[2].trim())],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (found) => timestamp(Number(found[1]), found[2])],
  [/^<@!?(\d+)>/, (found) => make("span", { class: "mention" }, `@${nameOf(found[1])}`)],
  [/^<#(\d+)>/, (found) => make("span", { class: "mention" }, `#${channelName(found[1])}`)],
  [/^<\/([^:>]+):\d+>/, (found) => make("span", { class: "mention" }, `/${found[1]}`)],
  [/^<a?:(\w+):(\d+)>/, (found) => emojiPicture(found[2], found[1])],
  [/^@(everyone|here)\b/, (found) => make("span", { class: "mention" }, found[0])],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (found) => make("strong", {}, inline(found[1]))],
  [/^__([\s\S]+?)__(?!_)/, (found) => make("u", {}, inline(found[1]))],
  [/^~~([\s\S]+?)~~/, (found) => make("s", {}, inline(found[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (found) => spoiler(found[1])],
  [/^\*(?! )([\s\S]+?)\*(?!\*)/, (found) => make("em", {}, inline(found[1]))],
  [/^_([^\s_](?:[\s\S]*?[^\s_])?)_(?!\w)/, (found) => make("em", {}, inline(found[1]))],
  [/^<?https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?>?/, (found) => jump(found[1], found[2])],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (found) => link(found[2], inline(found[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => link(found[1], [found[1]])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, (found) => link(found[0], [found[0]])],
];
const WORD = /^(?:\w+|\s+|[\s\S])/;

/** Turn one run of text into nodes. */
export function inline(text) {
  const out = [];
  let words = "";
  while (text) {
    const hit = INLINE.map(([pattern, build]) => [pattern.exec(text), build]).find(([found]) => found);
    if (hit) {
      if (words) out.push(drawable(words));
      words = "";
      out.push(hit[1](hit[0]));
      text = text.slice(hit[0][0].length);
    } else {
      const word = WORD.exec(text)[0];
      words += word;
      text = text.slice(word.length);
    }
  }
  if (words) out.push(drawable(words));
  return out;
}

function link(url, words) {
  return make("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words);
}

/** A link to a channel or message: the pane around hears "jump" and shows it. */
function jump(channel, message) {
  const detail = { channel, message };
  const ask = (event) => event.currentTarget.dispatchEvent(new CustomEvent("jump", { bubbles: true, detail }));
  return make("button", { class: "mention", type: "button", onclick: ask }, `#${channelName(channel)}${message ? " ›" : ""}`);
}

function spoiler(text) {
  const open = (event) => event.currentTarget.classList.add("open");
  return make("button", { class: "spoiler", type: "button", "data-label": "page-spoiler", onclick: open }, inline(text));
}

/** The picture of a custom emoji. */
export function emojiPicture(id, name, alt = `:${name}:`) {
  return make("img", { class: "emoji", src: `/emojis/${id}.png`, alt, title: alt ? `:${name}:` : null });
}

/** The emoji of a button or option; beside a label it is read out no second time. */
export function emoji(given, beside = null) {
  if (!given) return null;
  if (given.id) return emojiPicture(given.id, given.name, beside ? "" : given.name);
  const sign = drawable(given.name);
  return sign ? make("span", { class: "glyph", "aria-hidden": "true" }, sign) : null;
}
