// One message, as an element.

import { make } from "./dom.js";
import { components, embed, picture } from "./components.js";
import { steady } from "./api.js";
import { blocks } from "./markdown.js";
import { drawable } from "./emojis.js";
import { clockTime } from "./times.js";

/** Make the element of a message. `use` tells what can be done with it and what is going on. */
export function messageElement(message, viewer, use) {
  const pinged = message.mention_everyone || message.pinged.includes(viewer);
  const kinds = ["message", message.ephemeral ? "ephemeral" : "", pinged ? "pinged" : ""];
  return make("li", { class: kinds.join(" ").trim(), "data-id": message.id, "data-author": message.author.id },
    avatar(message.author),
    make("article", { class: "body", "aria-label": message.ephemeral ? use.say("page-private", { name: message.author.global_name }) : message.author.global_name },
      heading(message),
      make("div", { class: "content" }, inside(message, use)),
      footer(message, use)));
}

function avatar(author) {
  const face = make("div", { class: "avatar", "aria-hidden": "true" }, [...author.global_name][0]?.toUpperCase() ?? "?");
  face.style.background = `hsl(${Number(BigInt(author.id) % 360n)} 45% 38%)`;
  return face;
}

function heading(message) {
  return make("div", { class: "heading" },
    make("bdi", { class: "author" }, message.author.global_name),
    message.by_bot ? make("span", { class: "badge" }, "APP") : null,
    clockTime(message.timestamp));
}

function inside(message, use) {
  if (message.loading) return [make("p", { class: "thinking" }, make("span", { class: "dots", "aria-hidden": "true" }, "•••"), ` ${use.say("page-thinking", { name: message.author.global_name })}`)];
  const files = message.flags & 32768 ? [] : message.attachments;
  return [
    message.content ? make("div", { class: "text" }, blocks(message.content)) : null,
    ...message.embeds.map((given) => embed(given, use.say)),
    files.length ? make("div", { class: `gallery${files.length > 1 ? " many" : ""}` }, files.map((file) => attachment(file, use.say))) : null,
    make("div", { class: message.flags & 32768 ? "parts" : "rows" }, components(message.components, use)),
    message.edited_timestamp ? make("span", { class: "edited" }, use.say("page-edited")) : null,
  ];
}

function attachment(file, say) {
  if (file.content_type?.startsWith("image/")) return picture(file, file.description, say);
  return make("a", { class: "file", href: steady(file.url), download: "" }, drawable(`📄 ${file.filename}`));
}

function footer(message, use) {
  const failed = use.failure();
  return [
    failed ? make("p", { class: "failed", role: "alert" }, make("span", { class: "alarm", "aria-hidden": "true" }, "!"), failed) : null,
    message.ephemeral ? make("p", { class: "only-you" },
      eye(), ` ${use.say("page-only-you")} · `,
      make("button", { type: "button", class: "as-link", onclick: () => use.dismiss() }, use.say("page-dismiss"))) : null,
  ];
}

const SVG = "http://www.w3.org/2000/svg";
const EYE = "M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7zm0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zm0-7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z";

function eye() {
  const picture = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  for (const [name, value] of Object.entries({ class: "eye", viewBox: "0 0 24 24", "aria-hidden": "true" })) picture.setAttribute(name, value);
  path.setAttribute("d", EYE);
  picture.append(path);
  return picture;
}
