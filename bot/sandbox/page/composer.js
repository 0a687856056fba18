// Where a person types: plain messages, and slash commands with their options.

import { freshId, make } from "./dom.js";
import { everybody, post } from "./api.js";
import { Suggestions } from "./suggest.js";
import { sayIn } from "./words.js";

const BOOLEAN = 5, PERSON = 6, MENTIONABLE = 9;

/** The composer of a pane. `pane` has person, channel, words(key), commands(), run(name, options), say(text). */
export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.field = make("input", {
      class: "typing", "data-label": "page-message", "data-hint": "page-message-hint", "aria-label": "Message", maxlength: 2000,
      oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    this.suggestions = new Suggestions(this.field, (item) => this.begin(item.command));
    this.line = make("div", { class: "line" }, this.field);
    this.problem = make("p", { class: "failed", role: "alert", hidden: true });
    this.element = make("div", { class: "composer" }, this.problem, this.suggestions.list, this.line);
  }

  complain(words) {
    this.problem.textContent = words;
    this.problem.hidden = !words;
  }

  async typed() {
    this.complain("");
    const text = this.field.value;
    if (!text.startsWith("/")) { this.suggestions.close(); return; }
    const wanted = text.slice(1).toLowerCase();
    const commands = flatten(await this.pane.commands());
    if (this.field.value !== text) return;
    const fitting = commands.filter((c) => c.shown.startsWith(wanted) || c.name.startsWith(wanted))
      .concat(commands.filter((c) => !c.shown.startsWith(wanted) && !c.name.startsWith(wanted) && c.shown.includes(wanted)));
    this.suggestions.show(fitting.map((command) => ({ label: `/${command.shown}`, more: command.description, command })), this.pane.words(this.pane.absent ? "page-no-bot-here" : "page-no-command"));
  }

  key(event) {
    if (this.suggestions.key(event)) { event.preventDefault(); return; }
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text || text.startsWith("/")) return;
    this.field.value = "";
    this.pane.say(text).catch((error) => this.complain(error.message));
  }

  /** Open a command with a field for each of its options. */
  begin(command) {
    this.field.value = "";
    if (!command.options.length) { this.pane.run(command.name, {}); return; }
    const fields = command.options.map((option) => new Option(option, command, this));
    const form = make("form", { class: "command", "aria-label": `/${command.shown}`, onsubmit: (event) => { event.preventDefault(); this.send(command, fields); }, onkeydown: (event) => { if (event.key === "Escape") this.leave(); } },
      make("span", { class: "command-name" }, `/${command.shown}`),
      fields.map((field) => field.element),
      make("button", { class: "small primary", type: "submit" }, this.pane.words("page-run")),
      make("button", { class: "small", type: "button", onclick: () => this.leave() }, this.pane.words("page-cancel")));
    this.fields = fields;
    this.line.replaceChildren(sayIn(form, this.pane.words));
    fields[0].input.focus();
    fields[0].look();
  }

  send(command, fields) {
    const missing = fields.find((field) => field.option.required && field.value === "");
    if (missing) { this.complain(this.pane.words("page-lacks", { option: missing.shown })); missing.input.focus(); return; }
    const strange = fields.find((field) => !field.fits());
    if (strange) { this.complain(this.pane.words("page-strange", { option: strange.shown })); strange.input.focus(); return; }
    this.leave();
    this.pane.run(command.name, Object.fromEntries(fields.filter((f) => f.value !== "").map((f) => [f.option.name, f.value])));
  }

  values(except) {
    return Object.fromEntries(this.fields.filter((f) => f !== except && f.value !== "").map((f) => [f.option.name, f.value]));
  }

  leave() {
    this.complain("");
    this.line.replaceChildren(this.field);
    this.field.focus();
  }
}

/** One option of a command: a text field with its choices. */
class Option {
  constructor(option, command, composer) {
    this.option = option;
    this.command = command;
    this.composer = composer;
    this.taken = null;
    this.asked = 0;
    this.shown = option.name_localized ?? option.name;
    const id = freshId("option");
    this.input = make("input", {
      id, "aria-description": option.description_localized ?? option.description, placeholder: composer.pane.words(option.required ? "page-required" : "page-optional"),
      oninput: () => { this.taken = null; this.look(); }, onfocus: () => this.look(), onkeydown: (event) => this.key(event),
    });
    this.suggestions = new Suggestions(this.input, (item) => { this.taken = item.value; this.input.value = item.label; this.next(); });
    this.element = make("div", { class: "option" }, make("label", { for: id, title: option.description_localized ?? option.description }, this.shown), this.input, this.suggestions.list);
  }

  get value() {
    return this.taken ?? this.input.value.trim();
  }

  /** Tell whether what is typed is one of the choices, if there are any; a label typed whole is taken. */
  fits() {
    const choices = this.choices();
    if (this.taken !== null || this.value === "" || !choices.length) return true;
    const meant = choices.find((c) => c.label.toLowerCase() === this.value.toLowerCase());
    this.taken = meant?.value ?? null;
    return meant !== undefined;
  }

  next() {
    const inputs = [...this.element.parentElement.querySelectorAll("input, button")];
    inputs[inputs.indexOf(this.input) + 1]?.focus();
  }

  key(event) {
    if (this.suggestions.key(event)) { event.preventDefault(); event.stopPropagation(); }
  }

  async look() {
    const said = this.taken === null ? this.input.value : "";
    if (this.option.autocomplete) { await this.ask(said); return; }
    const wanted = said.toLowerCase();
    this.suggestions.show(this.choices().filter((c) => c.label.toLowerCase().includes(wanted)));
  }

  choices() {
    if (this.option.choices) return this.option.choices.map((c) => ({ label: c.name, value: c.value }));
    if (this.option.type === BOOLEAN) return [["page-true", true], ["page-false", false]].map(([key, value]) => ({ label: this.composer.pane.words(key), value }));
    if ([PERSON, MENTIONABLE].includes(this.option.type)) return everybody().map(([value, label]) => ({ value, label }));
    return [];
  }

  async ask(said) {
    this.asked += 1;
    const turn = this.asked;
    const { person, channel } = this.composer.pane;
    try {
      const offered = await post(`/people/${person}/complete`, { name: this.command.name, options: { ...this.composer.values(this), [this.option.name]: said }, focused: this.option.name, channel });
      if (turn === this.asked && document.activeElement === this.input) this.suggestions.show(offered.map((c) => ({ label: c.name, value: c.value })), this.composer.pane.words("page-no-option"));
    } catch {
      if (turn === this.asked) this.suggestions.show([], this.composer.pane.words("page-loading-failed"));
    }
  }
}

/** Every command and subcommand, under the words that are typed for it. */
function flatten(commands) {
  const found = [];
  const walk = (thing, name, shown) => {
    const inner = (thing.options ?? []).filter((o) => o.type === 1 || o.type === 2);
    if (!inner.length) found.push({ name, shown, description: thing.description_localized, options: thing.options ?? [] });
    for (const option of inner) walk(option, `${name} ${option.name}`, `${shown} ${option.name_localized ?? option.name}`);
  };
  for (const command of commands) walk(command, command.name, command.name_localized);
  return found;
}
