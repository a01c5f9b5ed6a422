// Shows the prerendered page of this address in the person's language and colours. Requests the files that make it
// work, and its words, while the main script is loading.
import * as language from "../../wire/language";
import { preloadFile } from "./preloadFile";

interface Seen {
  /** Which prerendered page to show, if an address has several. */
  readonly page?: string;
  /** For a field: the value that is known from earlier visits. Any text checks a checkbox. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Whether the script will show another page. The prerendered page then stays hidden. */
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
      // Without this, the browser would send the form by itself, with the typed values in the address.
      event.preventDefault();
      root.dataset.sent = "";
    },
    { once: true },
  );
};

/** Call this while the page is parsed, before its other scripts run. */
export const showSeen = (seen: Seen): void => {
  if (document.readyState === "loading")
    document.addEventListener("readystatechange", () => draw(seen), { once: true });
  else draw(seen);
};
