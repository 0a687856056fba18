// A list of suggestions under a text field: arrows move, Enter and Tab take, Escape closes.

import { freshId, make } from "./dom.js";

/** Gives a text field suggestions. `take(item)` is called with the one taken. */
export class Suggestions {
  constructor(field, take) {
    this.field = field;
    this.take = take;
    this.items = [];
    this.at = 0;
    this.list = make("ul", { id: freshId("suggest"), role: "listbox", class: "suggest", hidden: true, "data-label": "page-suggestions" });
    for (const [name, value] of Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.list.id, autocomplete: "off" })) field.setAttribute(name, value);
    field.addEventListener("blur", () => window.setTimeout(() => this.close(), 150));
  }

  get open() {
    return !this.list.hidden;
  }

  /** Show items: each has label and may have more (a second line). */
  show(items, note = "") {
    this.items = items;
    this.at = 0;
    const rows = items.map((item, index) => make("li", {
      role: "option", id: `${this.list.id}-${index}`, class: "menu-option",
      onmousedown: (event) => { event.preventDefault(); this.at = index; this.pick(); },
    }, make("span", { class: "menu-words" }, make("span", {}, item.label), item.more ? make("span", { class: "menu-more" }, item.more) : null)));
    if (!items.length && note) rows.push(make("li", { class: "menu-note" }, note));
    this.list.replaceChildren(...rows);
    this.list.hidden = rows.length === 0;
    this.field.setAttribute("aria-expanded", String(this.open));
    this.paint();
  }

  close() {
    this.list.hidden = true;
    this.items = [];
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  pick() {
    const item = this.items[this.at];
    this.close();
    if (item) this.take(item);
  }

  paint() {
    this.items.forEach((_item, index) => {
      this.list.children[index].classList.toggle("at", index === this.at);
      this.list.children[index].setAttribute("aria-selected", String(index === this.at));
    });
    if (!this.items.length) return;
    this.field.setAttribute("aria-activedescendant", `${this.list.id}-${this.at}`);
    this.list.children[this.at].scrollIntoView({ block: "nearest" });
  }

  /** Take a key; says whether it was one for the list. */
  key(event) {
    if (!this.open) return false;
    if (event.key === "Escape") { this.close(); return true; }
    if (!this.items.length) return false;
    if (event.key === "ArrowDown") this.at = (this.at + 1) % this.items.length;
    else if (event.key === "ArrowUp") this.at = (this.at + this.items.length - 1) % this.items.length;
    else if (event.key === "Enter" || event.key === "Tab") { this.pick(); return true; }
    else return false;
    this.paint();
    return true;
  }
}
