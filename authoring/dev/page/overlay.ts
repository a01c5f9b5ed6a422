// Runs in the page, in `npm run dev` only. Shows mistakes over the page, above all of its dialogs. The page below stays
// as it was.
import { REQUEST_MISTAKES_EVENT, REPLACE_WORD_EVENT, type Mistakes, MISTAKES_EVENT } from "../messages";
import style from "./overlay.css?inline";
import { mistakePanelHtml } from "./panelOf";

const dialog = document.createElement("dialog");
dialog.tabIndex = -1;
const host = document.createElement("pilothouse-mistakes");
host
  .attachShadow({ mode: "open" })
  .append(Object.assign(document.createElement("style"), { textContent: style }), dialog);

let known: Mistakes = { mistakes: [], good: 0 };
let at = 0;

/** The dialog itself has the focus, because its content is drawn again. */
const draw = (): void => {
  dialog.innerHTML = mistakePanelHtml(known, at);
  dialog.querySelector("u")?.scrollIntoView({ block: "nearest", inline: "center" });
  dialog.focus();
};

const show = (next: Mistakes): void => {
  const isSame = JSON.stringify(next.mistakes) === JSON.stringify(known.mistakes);
  known = next;
  if (isSame) return;
  at = 0;
  if (next.mistakes.length === 0) {
    dialog.close();
    host.remove();
    return;
  }
  document.body.append(host);
  // A modal dialog is above everything else, and returns the focus when it closes.
  if (!dialog.open) dialog.showModal();
  draw();
};

const step = (by: number): void => {
  const { length } = known.mistakes;
  at = (at + by + length) % length;
  draw();
};

const placeAt = (): string => {
  const place = known.mistakes[at]?.place;
  return place ? `${place.file}:${place.line}:${place.column}` : "";
};

const ACTS: Readonly<Record<string, () => unknown>> = {
  open: () => fetch(`/__open-in-editor?file=${encodeURIComponent(placeAt())}`),
  copy: () => navigator.clipboard.writeText(placeAt()),
  fix: () => known.mistakes[at]?.place?.meant && import.meta.hot?.send(REPLACE_WORD_EVENT, at),
  previous: () => step(-1),
  next: () => step(1),
  hide: () => dialog.close(),
};
const KEYS: Readonly<Record<string, string>> = { o: "open", Enter: "fix", ArrowUp: "previous", ArrowDown: "next" };

dialog.addEventListener("click", ({ target }) => {
  const act = target instanceof Element ? target.closest<HTMLElement>("[data-act]")?.dataset.act : undefined;
  ACTS[act ?? ""]?.();
});
dialog.addEventListener("keydown", (event) => {
  const act = KEYS[event.key];
  if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  ACTS[act]?.();
});

import.meta.hot?.on(MISTAKES_EVENT, show);
import.meta.hot?.send(REQUEST_MISTAKES_EVENT);
