// Emojis on a machine without a font for them: a sign that it has, or nothing, but never a box.

const CLUSTER = /\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*( ?)/gu;
const INSTEAD = {
  "🏆": "★", "🏅": "★", "⭐": "★", "✅": "✓", "❌": "✗", "🃏": "♠", "⏸": "‖", "🔄": "↻", "🔁": "↻", "📣": "!",
  "⏳": "◷", "⌛": "◷", "📄": "▤", "➡": "→", "⬅": "←", "⚠": "!", "▶": "›",
};
const SIDE = 24;
const NOBODYS = "\u{10ffff}"; // no font has it: what is drawn for it is the box
const known = new Map();

/** Tell whether this machine draws a sign, and not the box of a missing one. */
export function drawn(sign) {
  if (!known.has(sign)) known.set(sign, picture(sign) !== picture(NOBODYS));
  return known.get(sign);
}

function picture(sign) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.font = `${SIDE * 0.7}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textBaseline = "top";
  pen.fillText(sign, 0, 0);
  return pen.getImageData(0, 0, SIDE, SIDE).data.join();
}

/** Return a text with what cannot be drawn replaced, or left out with the space behind it. */
export function drawable(text, has = drawn) {
  return text.replace(CLUSTER, (found, space) => {
    const sign = found.slice(0, found.length - space.length);
    if (has(sign)) return found;
    const instead = INSTEAD[[...sign][0]] ?? "";
    return instead && (has(instead) || has !== drawn) ? instead + space : "";
  });
}
