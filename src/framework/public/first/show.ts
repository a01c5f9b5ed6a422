// Shows the prerendered public page of this address in the person's language and colours, and requests the files that make it
// interactive, including the words of that language. The main script is still being loaded.
import * as language from "../../wire/language";
import { ask } from "./ask";

interface Seen {
  /** Which prerendered page, where an address has several. */
  readonly page?: string;
  /** Values kept from earlier visits: name of the field -> value. A checkbox is checked by any text. */
  readonly kept?: Readonly<Record<string, string>>;
  /** When true, the prerendered page is not shown, because the script will show another one. */
  readonly isKnown?: boolean;
}

const draw = ({ page, kept = {}, isKnown = false }: Seen): void => {
  const root = document.getElementById("root");
  const drawing = document.querySelector<HTMLTemplateElement>(
    `template[data-page${page === undefined ? "" : `="${page}"`}][lang="${language.get()}"]`,
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
      // The browser itself would put the typed values into the address.
      event.preventDefault();
      root.dataset.sent = "";
    },
    { once: true },
  );
};

/** Runs as soon as the page is parsed, before its scripts. */
export const show = (seen: Seen): void => {
  if (document.readyState === "loading")
    document.addEventListener("readystatechange", () => draw(seen), { once: true });
  else draw(seen);
};
