// The components of a message, as elements.

import { make } from "./dom.js";
import { everybody, steady } from "./api.js";
import { drawable } from "./emojis.js";
import { blocks, emoji } from "./markdown.js";
import { menu } from "./menu.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

/** Make the elements of components. `use` has press(custom_id), select(custom_id, values), busy(custom_id), say(key). */
export function components(list, use) {
  return list.map((component) => BUILD[component.type]?.(component, use) ?? null);
}

function button(given, use) {
  const face = [emoji(given.emoji, given.label), given.label ? make("span", {}, drawable(given.label)) : null];
  if (given.style === 5) {
    return make("a", { class: "button link", href: given.url, target: "_blank", rel: "noopener noreferrer" }, face, make("span", { "aria-hidden": "true" }, "↗"));
  }
  const busy = use.busy(given.custom_id);
  return make("button", {
    type: "button", class: `button ${STYLES[given.style]}${busy ? " busy" : ""}`, disabled: given.disabled,
    "aria-label": given.label ? null : given.emoji?.name, "aria-busy": busy ? "true" : null,
    "data-key": given.custom_id, onclick: () => { if (!busy) use.press(given.custom_id); },
  }, face);
}

function select(given, use) {
  let options = given.options ?? [];
  if ([5, 7].includes(given.type)) options = everybody().map(([value, label]) => ({ value, label }));
  return menu({
    options, min: given.min_values, max: given.max_values, placeholder: given.placeholder,
    disabled: given.disabled, key: given.custom_id, say: use.say,
  }, (values) => use.select(given.custom_id, values));
}

/** A picture at its own shape, at most 550 px wide. */
export function picture(media, alt, say, kind = "picture") {
  const url = steady(media.url);
  const image = make("img", { src: url, alt: alt ?? "", width: media.width, height: media.height });
  return make("a", { class: kind, href: url, target: "_blank", rel: "noopener noreferrer", "aria-label": alt ? say("page-picture-of", { alt }) : say("page-picture") }, image);
}

function gallery(given, use) {
  const items = given.items.map((item) => picture(item.media, item.description, use.say));
  return make("div", { class: `gallery${items.length > 1 ? " many" : ""}` }, items);
}

function container(given, use) {
  const element = make("div", { class: "container" }, components(given.components, use));
  if (given.accent_color !== null) element.style.borderInlineStartColor = `#${given.accent_color.toString(16).padStart(6, "0")}`;
  return element;
}

const BUILD = {
  1: (given, use) => make("div", { class: "row" }, components(given.components, use)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (given, use) => make("div", { class: "section" }, make("div", {}, components(given.components, use)), components([given.accessory], use)),
  10: (given) => make("div", { class: "text" }, blocks(given.content)),
  11: (given, use) => picture(given.media, given.description, use.say, "thumbnail"),
  12: gallery,
  13: (given) => make("a", { class: "file", href: steady(given.file.url), download: "" }, drawable("📄 "), given.file.url.split("?")[0].split("/").at(-1)),
  14: (given) => make("hr", { class: `${given.spacing === 2 ? "wide" : ""}${given.divider ? "" : " bare"}` }),
  17: container,
};

/** Make the element of an embed. */
export function embed(given, say) {
  const box = make("div", { class: "embed" },
    given.author ? make("div", { class: "embed-author" }, given.author.name) : null,
    given.title ? make("div", { class: "embed-title" }, given.title) : null,
    given.description ? make("div", { class: "text" }, blocks(given.description)) : null,
    given.fields ? make("div", { class: "fields" }, given.fields.map((field) => make("div", { class: field.inline ? "" : "whole" }, make("strong", {}, field.name), blocks(field.value)))) : null,
    given.image ? picture(given.image, "", say) : null,
    given.footer ? make("div", { class: "subtext" }, given.footer.text) : null);
  if (given.color !== undefined) box.style.borderInlineStartColor = `#${given.color.toString(16).padStart(6, "0")}`;
  return box;
}
