// A modal: a dialog to fill in and send off.

import { freshId, make } from "./dom.js";
import { everybody } from "./api.js";
import { blocks } from "./markdown.js";
import { menu } from "./menu.js";

/** Open a modal; `say(key)` has its own words. `submit(values)` sends it and may throw an Error with the reason. */
export function openModal(given, say, submit) {
  const values = {};
  const titleId = freshId("title");
  const problem = make("p", { class: "failed", role: "alert", hidden: true });
  const complain = (words) => { problem.textContent = words; problem.hidden = false; };
  const send = make("button", { class: "button primary", type: "submit" }, say("page-submit"));
  const form = make("form", {
    method: "dialog",
    onsubmit: async (event) => {
      event.preventDefault();
      send.disabled = true;
      try { await submit(values); dialog.close(); } catch (error) { complain(error.message); }
      send.disabled = false;
    },
  },
  make("h2", { id: titleId }, given.title),
  given.components.map((part) => build(part, values, say)),
  problem,
  make("div", { class: "modal-ends" }, make("button", { class: "button secondary", type: "button", onclick: () => dialog.close() }, say("page-cancel")), send));
  const dialog = make("dialog", { class: "modal", "aria-labelledby": titleId, onclose: () => dialog.remove() }, form);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function build(part, values, say) {
  if (part.type === 10) return make("div", { class: "text" }, blocks(part.content));
  if (part.type === 1) return part.components.map((inner) => labelled(inner.label, null, inner, values, say));
  return labelled(part.label, part.description, part.component, values, say);
}

function labelled(words, more, part, values, say) {
  const id = freshId("input");
  const needed = part.required !== false && part.type !== 23;
  return make("div", { class: "modal-part" },
    make("label", { for: id, id: `${id}-label` }, words, needed ? make("span", { class: "needed", "aria-hidden": "true" }, " *") : null),
    more ? make("p", { class: "subtext" }, more) : null,
    input(part, id, words, values, say));
}

function input(part, id, words, values, say) {
  switch (part.type) {
    case 4: return textInput(part, id, values);
    case 21: return boxes("radio", part, id, values);
    case 22: return boxes("checkbox", part, id, values);
    case 23: return make("input", { type: "checkbox", id, checked: part.default, onchange: (event) => { values[part.custom_id] = event.target.checked; } });
    default: return selectInput(part, words, values, say);
  }
}

function textInput(part, id, values) {
  if (part.value) values[part.custom_id] = part.value;
  const attributes = {
    id, placeholder: part.placeholder, minlength: part.min_length, maxlength: part.max_length ?? 4000, required: part.required !== false,
    oninput: (event) => { values[part.custom_id] = event.target.value; },
  };
  if (part.style === 1) return make("input", { ...attributes, value: part.value });
  return make("textarea", { ...attributes, rows: 5 }, part.value ?? "");
}

function selectInput(part, words, values, say) {
  const options = part.options ?? everybody().map(([value, label]) => ({ value, label }));
  return menu({ options, min: part.min_values, max: part.max_values, placeholder: part.placeholder, label: words, say },
    (chosen) => { values[part.custom_id] = chosen; });
}

function boxes(type, part, id, values) {
  const read = (event) => {
    const marked = [...event.currentTarget.querySelectorAll("input:checked")].map((box) => box.value);
    values[part.custom_id] = type === "radio" ? marked[0] : marked;
  };
  return make("div", { role: type === "radio" ? "radiogroup" : "group", "aria-labelledby": `${id}-label`, onchange: read },
    part.options.map((option, index) => make("label", { class: "box" },
      make("input", { type, name: id, id: index ? null : id, value: option.value, checked: option.default }),
      make("span", { class: "menu-words" }, make("span", {}, option.label), option.description ? make("span", { class: "menu-more" }, option.description) : null))));
}
