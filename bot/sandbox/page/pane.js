// One person's view of one channel.

import { announce, make } from "./dom.js";
import { get, isNews, post, remember } from "./api.js";
import { Composer } from "./composer.js";
import { messageElement } from "./message.js";
import { openModal } from "./modal.js";
import { reason } from "./reasons.js";
import { spoken, unheard } from "./spoken.js";
import { inLanguage } from "./times.js";
import { sayIn, voice } from "./words.js";

const GROUP_MINUTES = 7;

/** A pane. `changed()` is called when it shows somebody or somewhere else. */
export class Pane {
  constructor(changed) {
    this.changed = changed;
    this.person = null;
    this.words = null;
    // Somebody may type before the page knows as whom: what is typed waits for that.
    this.settled = new Promise((resolve) => { this.settle = resolve; });
    this.channel = null;
    this.messages = new Map();
    this.busy = new Map();
    this.failures = new Map();
    this.composer = new Composer(this);
    this.build();
  }

  build() {
    this.who = make("select", { "data-label": "page-person", onchange: () => this.show(this.who.value, null) });
    this.where = make("select", { "data-label": "page-channel", onchange: () => this.show(this.person, this.where.value) });
    this.list = make("ol", { class: "messages", "data-label": "page-messages", tabindex: "0" });
    this.list.addEventListener("scroll", () => { this.atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60; });
    this.atEnd = true;
    new ResizeObserver(() => this.stick()).observe(this.list);
    this.list.addEventListener("load", () => this.stick(), true);
    this.list.addEventListener("jump", (event) => this.jump(event.detail));
    this.element = make("section", { class: "pane" },
      make("div", { class: "pane-top" }, this.who, this.where,
        make("h2", { class: "away", "data-say": "page-messages" }),
        make("button", { class: "small", type: "button", "data-say": "page-reload", "data-about": "page-reload-about", onclick: () => this.reload() })),
      this.list, this.composer.element);
  }

  /** Put everybody into the switcher. */
  fillPeople(people) {
    this.who.replaceChildren(...people.map((person) => make("option", { value: person.id, title: person.locale }, person.name)));
    this.who.value = this.person ?? "";
  }

  /** Show a channel (or the first) as somebody sees it. */
  async show(person, channel) {
    this.person = person;
    this.who.value = person;
    const words = this.words = await voice(this.locale);
    const places = await this.learnPlaces();
    this.channel = places.some((p) => p.id === channel) ? channel : places.find((p) => p.id === this.channel)?.id ?? places[0].id;
    this.where.value = this.channel;
    this.absent = places.find((p) => p.id === this.channel).installed === false;
    this.list.dataset.empty = words(this.absent ? "page-absent" : "page-empty");
    this.element.lang = words.lang;
    this.element.setAttribute("aria-label", words("page-as", { name: this.who.selectedOptions[0]?.textContent ?? "" }));
    sayIn(this.element, words);
    this.settle();
    this.listen();
    await this.fetchAll();
    this.changed();
  }

  /** Show a channel with one message of it in sight. */
  async jump({ channel, message }) {
    await this.show(this.person, channel);
    this.atEnd = false;
    this.find(message)?.scrollIntoView({ block: "start" });
  }

  /** Learn which channels there are; gives them. */
  async learnPlaces() {
    const places = await get(`/people/${this.person}/channels`);
    remember([], places);
    this.where.replaceChildren(...places.map((p) => make("option", { value: p.id }, placeName(p, this.words))));
    this.where.value = this.channel;
    return places;
  }

  /** Discord's locale of the person. */
  get locale() {
    return this.who.selectedOptions[0]?.title ?? "";
  }

  listen() {
    this.stop();
    this.stream = new EventSource(`/people/${this.person}/events`);
    this.stream.onopen = () => { if (this.lost) this.fetchAll(); this.lost = false; };
    this.stream.onerror = () => { this.lost = true; };
    this.stream.onmessage = (event) => this.hear(JSON.parse(event.data));
  }

  stop() {
    this.stream?.close();
  }

  async fetchAll() {
    const shown = await get(`/people/${this.person}/messages?channel=${this.channel}`);
    this.messages = new Map(shown.map((message) => [message.id, message]));
    this.list.replaceChildren(...shown.map((message) => this.element_(message)));
    this.group();
    this.atEnd = true;
    this.stick();
  }

  hear(news) {
    if (news.channel !== this.channel) return;
    if (news.what === "gone") {
      this.messages.delete(news.id);
      this.find(news.id)?.remove();
    } else {
      this.take(news.message);
    }
    this.group();
  }

  take(message) {
    const before = this.messages.get(message.id);
    this.messages.set(message.id, message);
    if (before) this.redraw(message.id);
    else this.add(message);
    const text = unheard(this.read(message), before && this.read(before));
    if (isNews(message.text)) this.learnPlaces().then(() => this.redraw(message.id));
    if (text) announce(this.words(before ? "page-edited-by" : "page-written-by", { name: message.author.global_name, text }));
    this.stick();
  }

  /** Put a new message below the others; one's own is looked at, from its top if it is tall. */
  add(message) {
    const element = this.list.appendChild(this.element_(message));
    const mine = message.ephemeral || message.author.id === this.person;
    if (!mine) return;
    this.atEnd = element.offsetHeight <= this.list.clientHeight;
    if (!this.atEnd) element.scrollIntoView({ block: "start" });
  }

  /** The lines of a message as they are read out. */
  read(message) {
    return spoken(message.text, (element) => inLanguage(this.locale, element));
  }

  stick() {
    if (this.atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  find(id) {
    return this.list.querySelector(`[data-id="${id}"]`);
  }

  redraw(id) {
    const old = this.find(id);
    if (!old) return;
    const focused = old.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const fresh = this.element_(this.messages.get(id));
    old.replaceWith(fresh);
    this.group();
    if (focused !== null) {
      const again = fresh.querySelector(`[data-key="${CSS.escape(focused ?? "")}"]:not(:disabled)`);
      (again ?? fresh.querySelector("button:not(:disabled)") ?? this.list).focus({ preventScroll: true });
    }
  }

  element_(message) {
    return sayIn(inLanguage(this.locale, messageElement(message, this.person, {
      say: this.words,
      press: (button) => this.use(message.id, button, "press", { button }),
      select: (menu, values) => this.use(message.id, menu, "select", { menu, values }),
      busy: (key) => this.busy.get(message.id) === key,
      failure: () => this.failures.get(message.id),
      dismiss: () => this.do("dismiss", { message: message.id }),
    })), this.words);
  }

  async use(id, key, deed, body) {
    this.failures.delete(id);
    this.busy.set(id, key);
    this.redraw(id);
    const failure = await this.do(deed, { message: id, ...body });
    this.busy.delete(id);
    if (failure) { this.failures.set(id, failure); announce(failure); }
    this.redraw(id);
    this.stick();
  }

  /** Do something that the bot answers; gives the words of the failure, if it failed. */
  async do(deed, body) {
    let answer;
    try {
      answer = await post(`/people/${this.person}/${deed}`, body);
    } catch (error) {
      return this.words(reason(error, deed));
    }
    if (answer.kind === "modal") openModal(answer.modal, this.words, (values) => this.submit(answer.modal.id, values));
    return answer.kind === "failed" ? this.words("page-failed") : null;
  }

  async submit(modal, values) {
    const failure = await this.do("submit", { modal, values });
    if (failure) throw new Error(failure === this.words("page-failed") ? this.words("page-form-failed") : failure);
  }

  async commands() {
    await this.settled;
    return get(`/people/${this.person}/commands?channel=${this.channel}`);
  }

  /** Run a slash command. */
  async run(name, options) {
    this.composer.complain("");
    const failure = await this.do("command", { name, options, channel: this.channel });
    if (failure) this.composer.complain(`/${name}: ${failure}`);
  }

  /** Write a message. */
  async say(content) {
    await this.settled;
    const failure = await this.do("say", { content, channel: this.channel });
    if (failure) throw new Error(failure);
  }

  async reload() {
    await post(`/people/${this.person}/reload`);
    this.failures.clear();
    await this.fetchAll();
  }

  group() {
    let before = null;
    for (const item of this.list.children) {
      const message = this.messages.get(item.dataset.id);
      const close = before && !message.ephemeral && !before.ephemeral && before.author.id === message.author.id
        && new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MINUTES * 60000;
      item.classList.toggle("follows", Boolean(close));
      before = message;
    }
  }
}

function placeName(place, say) {
  if (place.type === 1) return say("page-direct");
  return `${place.type === 0 ? "#" : "⤷ "}${place.name} · ${place.guild}`;
}
