// The page's own words, in the language of whoever reads them.

import { get } from "./api.js";

const voices = new Map();

/** Give the voice of Discord's locale: `say(key, facts)` gives a sentence; `say.lang` is its language. */
export function voice(locale) {
  if (!voices.has(locale)) voices.set(locale, learn(locale));
  return voices.get(locale);
}

async function learn(locale) {
  try {
    const { lang, words } = await get(`/words?locale=${encodeURIComponent(locale)}`);
    const say = (key, facts = {}) => words[key].replace(/\{(\w+)\}/g, (_place, name) => facts[name]);
    return Object.assign(say, { lang });
  } catch (error) {
    voices.delete(locale); // asked again next time
    throw error;
  }
}

const BORNE = {
  say: (element, words) => { element.textContent = words; },
  label: (element, words) => element.setAttribute("aria-label", words),
  hint: (element, words) => { element.placeholder = words; },
  about: (element, words) => { element.title = words; },
};

/** Say what elements inside `root` bear: `data-say`, `-label`, `-hint` and `-about` name their words. */
export function sayIn(root, say) {
  for (const [name, bear] of Object.entries(BORNE)) {
    for (const element of root.querySelectorAll(`[data-${name}]`)) bear(element, say(element.dataset[name]));
  }
  return root;
}
