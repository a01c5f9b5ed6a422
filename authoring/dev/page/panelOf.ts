// The panel with one mistake: its place, the lines around it, how to fix it.
import type { FrameLine, Mistake, Mistakes } from "../messages";

const safe = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** HTML of a text: names in backticks have a monospaced font. */
const prose = (text: string): string => safe(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

/** A line of YAML or TypeScript: keys and comments are coloured. */
const coloured = (text: string): string =>
  text.replaceAll(/(#.*$)|([\w-]+:)(?=\s|$)|[&<"]/g, (all, comment?: string, key?: string) => {
    if (comment !== undefined) return `<i>${safe(comment)}</i>`;
    return key === undefined ? safe(all) : `<b>${key}</b>`;
  });

/** The word at a column, which is underlined. */
const wordAt = (text: string, column: number): string => /^[\w.-]+|^./.exec(text.slice(column - 1))?.[0] ?? "";

const line = ({ number, text }: FrameLine, at: { readonly line: number; readonly column: number }): string => {
  if (number !== at.line) return `<li><span>${number}</span><pre>${coloured(text)}</pre></li>`;
  const [before, word] = [text.slice(0, at.column - 1), wordAt(text, at.column)];
  const after = text.slice(at.column - 1 + word.length);
  return `<li class="wrong"><span>${number}</span><pre>${coloured(before)}<u>${safe(word)}</u>${coloured(after)}</pre></li>`;
};

const frameOf = ({ place }: Mistake): string =>
  place && place.frame.length > 0 ? `<ol>${place.frame.map((one) => line(one, place)).join("")}</ol>` : "";

const fixOf = ({ fix, place }: Mistake): string => {
  if (fix === "") return "";
  const { meant } = place ?? {};
  const change = meant ? `<p class="minus">- ${safe(meant.wrong)}</p><p class="plus">+ ${safe(meant.right)}</p>` : "";
  return `<section class="fix"><p>${prose(fix)}</p>${change}</section>`;
};

const headOf = ({ finder, code, place }: Mistake, at: number, count: number): string => {
  const file = place
    ? `<code class="place">${safe(`${place.file}:${place.line}:${place.column}`)}</code><button data-act="copy">Copy</button>`
    : "";
  const steps = `<button data-act="previous" aria-label="Previous">↑</button><button data-act="next" aria-label="Next">↓</button>`;
  return `<header><span class="finder">${finder}</span><code>${code}</code>${file}<span class="room"></span>${
    count > 1 ? `<span>${at + 1} of ${count} mistakes</span>${steps}` : ""
  }<button data-act="hide" aria-label="Hide">✕</button></header>`;
};

/** HTML of the panel for the mistake with the index `at`. */
export const mistakePanelHtml = ({ mistakes, good }: Mistakes, at: number): string => {
  const mistake = mistakes[at];
  if (!mistake) return "";
  const time = new Date(good).toTimeString().slice(0, 8);
  const open = mistake.place ? `<button class="big" data-act="open">Open in editor <kbd>O</kbd></button>` : "";
  const fix = mistake.place?.meant ? `<button class="big first" data-act="fix">Fix it <kbd>Enter</kbd></button>` : "";
  return `${headOf(mistake, at, mistakes.length)}
<h2>${prose(mistake.message)}</h2>
${frameOf(mistake)}
<div class="beside">${fixOf(mistake)}<section><strong>Behind this panel</strong>
The console as it last was without a mistake, at ${time}. It follows by itself when this is mended.</section></div>
<footer><span>Esc hides this until the next mistake.</span><span class="room"></span>${open}${fix}</footer>`;
};
