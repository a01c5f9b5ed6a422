// Shows the prerendered page of this address in the person's language and colours, and requests the files that make it
// work, with the words of that language. The main script is loaded meanwhile.
import * as language from "../../wire/language";
import { preloadFile } from "./preloadFile";

interface Seen {
  /** Which of the prerendered pages, if an address has several. */
  readonly page?: string;
  /** By field: the value that is known from earlier visits. Any text checks a checkbox. */
  readonly kept?: Readonly<Record<string, string>>;
  /** True if the script will show another page, so that the prerendered one must not be shown. */
  readonly isKnown?: boolean;
}

const draw = ({ page, kept = {}, isKnown = false }: Seen): void => {
  const root = document.getElementById("root");
  const drawing = document.querySelector<HTMLTemplateElement>(
    `template[data-page${page === undefined ? "" : `="${page}"`}][lang="${language.get()}"]`,
  );
  if (!root || !drawing) return;
  for (const file of drawing.dataset.parts?.split(" ") ?? []) preloadFile(file);
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
      // Otherwise the browser would send the form itself, with the typed values in the address.
      event.preventDefault();
      root.dataset.sent = "";
    },
    { once: true },
  );
};

/** Must run when the page is parsed, before its scripts. */
export const show = (seen: Seen): void => {
  if (document.readyState === "loading")
    document.addEventListener("readystatechange", () => draw(seen), { once: true });
  else draw(seen);
};
