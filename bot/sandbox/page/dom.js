// Small ways to build elements. Text is always set as text, never as markup.

/** Make an element: attributes (on… are listeners, null ones are left out), then children. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

let counted = 0;

/** Give an id that no other element has. */
export function freshId(word) {
  counted += 1;
  return `${word}-${counted}`;
}

/** Say something to screen readers, politely. */
export function announce(words) {
  const live = document.getElementById("live");
  live.textContent = "";
  window.setTimeout(() => { live.textContent = words; }, 50);
}
