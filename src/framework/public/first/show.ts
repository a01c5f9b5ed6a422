// Shows the public page of this address, drawn when the console was built, in the language and the colours of the person,
// and asks for what brings it alive, the words of that language among it. The first script is still on its way.
import * as language from "../../wire/language";
import { ask } from "./ask";

interface Seen {
  /** Which drawing, where a page has several. */
  readonly page?: string;
  /** What was kept of earlier visits, by the name of its field; a box is ticked by any text. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Who is known already sees something else at once. */
  readonly isKnown?: boolean;
}

const draw = ({ page, kept = {}, isKnown = false }: Seen): void => {
  const root = document.getElementById("root");
  const drawing = document.querySelector<HTMLTemplateElement>(
    `template${page === undefined ? "" : `[data-page="${page}"]`}[lang="${language.get()}"]`,
  );
  if (!root || !drawing) return;
  for (const file of drawing.dataset.parts?.split(" ") ?? []) ask(file);
  if (isKnown) return;
  root.replaceChildren(drawing.content);
  root.dataset.drawn = "";
  root.querySelector("header")?.setAttribute("inert", "");
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    const value = kept[control.name];
    if (value === undefined) continue;
    if (control.type === "checkbox") Object.assign(control, { checked: value !== "" });
    else control.value = value;
  }
  root.addEventListener(
    "submit",
    (event) => {
      // The browser itself would put what was typed into the address.
      event.preventDefault();
      root.dataset.sent = "";
    },
    { once: true },
  );
};

/** As soon as the page is parsed, before its scripts run. */
export const show = (seen: Seen): void => {
  if (document.readyState === "loading")
    document.addEventListener("readystatechange", () => draw(seen), { once: true });
  else draw(seen);
};
