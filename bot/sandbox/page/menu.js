// A menu to choose from: a button that opens a listbox, driven by keys, single or multiple.

import { freshId, make } from "./dom.js";
import { drawable } from "./emojis.js";
import { emoji } from "./markdown.js";

const MOST = 320, GAP = 4, EDGE = 12; // pixels: the list's height, and what stays free around it
const MOVED = [["scroll", { capture: true, passive: true }], ["resize", undefined]];

/**
 * Make a menu. `given` has options, min, max, placeholder, disabled, label, and say for its own
 * words; `choose(values)` is called when the choice stands.
 */
export function menu(given, choose) {
  return new Menu(given, choose).element;
}

class Menu {
  constructor(given, choose) {
    this.given = given;
    this.choose = choose;
    this.at = 0;
    this.chosen = new Set(given.options.filter((o) => o.default).map((o) => o.value));
    this.before = this.key();
    this.listId = freshId("menu");
    this.multiple = given.max > 1;
    this.moved = (event) => {
      if (!this.list.isConnected) this.close();
      else if (event.target !== this.list) this.place();
    };
    this.build();
  }

  key() {
    return [...this.chosen].sort().join("\n");
  }

  build() {
    this.face = make("span", { class: "menu-face" });
    this.trigger = make("button", {
      type: "button", class: "menu-trigger", disabled: this.given.disabled,
      "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": this.listId,
      "data-key": this.given.key, onclick: () => (this.open ? this.close() : this.show()),
      onkeydown: (event) => this.triggerKey(event),
    }, this.face, make("span", { class: "menu-arrow", "aria-hidden": "true" }, "⌄"));
    this.list = make("ul", {
      id: this.listId, role: "listbox", class: "menu-list", tabindex: "-1", hidden: true,
      "aria-label": this.given.label ?? this.given.placeholder ?? this.given.say("page-options"),
      "aria-multiselectable": this.multiple ? "true" : null,
      onkeydown: (event) => this.key_(event),
    }, this.given.options.map((option, index) => this.option(option, index)));
    this.element = make("div", { class: "menu", onfocusout: (event) => this.left(event) }, this.trigger, this.list);
    this.paint();
  }

  option(option, index) {
    return make("li", {
      role: "option", id: `${this.listId}-${index}`, class: "menu-option",
      onclick: () => { this.at = index; this.pick(); },
      onmousemove: () => { if (this.at !== index) { this.at = index; this.paint(); } },
    },
    emoji(option.emoji, option.label),
    make("span", { class: "menu-words" }, make("span", {}, drawable(option.label)), option.description ? make("span", { class: "menu-more" }, drawable(option.description)) : null),
    make("span", { class: "menu-tick", "aria-hidden": "true" }));
  }

  get open() {
    return !this.list.hidden;
  }

  show() {
    if (!this.given.options.length) return;
    this.list.hidden = false;
    this.place();
    for (const [event, options] of MOVED) window.addEventListener(event, this.moved, options);
    this.at = Math.max(0, this.given.options.findIndex((o) => this.chosen.has(o.value)));
    this.trigger.setAttribute("aria-expanded", "true");
    this.paint();
    this.list.focus();
  }

  /** Put the list where there is room for it, over whatever would cut it off. */
  place() {
    const { left, top, bottom, width } = this.trigger.getBoundingClientRect();
    const below = window.innerHeight - bottom - EDGE;
    const above = top - EDGE;
    this.list.style.maxHeight = `${MOST}px`;
    const up = below < this.list.offsetHeight && above > below;
    Object.assign(this.list.style, {
      left: `${left}px`, width: `${width}px`, maxHeight: `${Math.min(MOST, up ? above : below)}px`,
      top: up ? "auto" : `${bottom + GAP}px`, bottom: up ? `${window.innerHeight - top + GAP}px` : "auto",
    });
  }

  close() {
    if (!this.open) return;
    for (const [event, options] of MOVED) window.removeEventListener(event, this.moved, options);
    this.list.hidden = true;
    this.trigger.setAttribute("aria-expanded", "false");
    const count = this.chosen.size;
    if (this.multiple && this.key() !== this.before && count >= this.given.min && count <= this.given.max) this.send();
  }

  send() {
    this.before = this.key();
    this.choose(this.given.options.map((o) => o.value).filter((value) => this.chosen.has(value)));
  }

  pick() {
    const { value } = this.given.options[this.at];
    if (!this.multiple) {
      const again = this.chosen.has(value) && this.given.min === 0;
      this.chosen = new Set(again ? [] : [value]);
      this.paint();
      this.close();
      this.trigger.focus();
      this.send();
      return;
    }
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.given.max) this.chosen.add(value);
    this.paint();
  }

  paint() {
    [...this.list.children].forEach((item, index) => {
      item.setAttribute("aria-selected", String(this.chosen.has(this.given.options[index].value)));
      item.classList.toggle("at", index === this.at);
    });
    this.list.setAttribute("aria-activedescendant", `${this.listId}-${this.at}`);
    const names = this.given.options.filter((o) => this.chosen.has(o.value)).map((o) => o.label);
    this.face.textContent = drawable(names.join(", ")) || this.given.placeholder || this.given.say("page-select");
    this.face.classList.toggle("dim", names.length === 0);
  }

  move(to) {
    this.at = Math.max(0, Math.min(this.given.options.length - 1, to));
    this.paint();
    this.list.children[this.at].scrollIntoView({ block: "nearest" });
  }

  triggerKey(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.show();
    }
  }

  key_(event) {
    const moves = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: Infinity };
    if (event.key in moves) this.move(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.pick();
    else if (event.key === "Escape") { this.close(); this.trigger.focus(); }
    else if (event.key.length === 1) this.jump(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  jump(letter) {
    const count = this.given.options.length;
    for (let step = 1; step <= count; step += 1) {
      const index = (this.at + step) % count;
      if (this.given.options[index].label.toLowerCase().startsWith(letter.toLowerCase())) { this.move(index); return; }
    }
  }

  left(event) {
    if (!this.element.contains(event.relatedTarget)) this.close();
  }
}
