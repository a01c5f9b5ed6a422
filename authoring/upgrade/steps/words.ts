// Words and CSS classes with other names. Preferences in stores keep theirs.
import type { Step } from "../Step";

/** Between quotes: whole keys, and beginnings of keys, which end with a dot. */
const KEYS: readonly (readonly [was: string, is: string])[] = [
  ["kit.sums.", "sums."],
  ["show.end.", "ending."],
  ["show.pass.", "ending.pass_"],
  ["show.history", "history.tab"],
  ["shell.search", "ra.action.search"],
  ["shell.grantors", "granting.people"],
  ["shell.grantor_above", "granting.above"],
  ["search.api_test", "apitest.title"],
  ["bulk.comma", "ui.comma"],
];
const QUOTED = new RegExp(
  `(?<=["'\`])(?:${KEYS.map(([was]) => was.replaceAll(".", "\\.") + (was.endsWith(".") ? "(?=[a-z])" : "(?=[\"'`])")).join("|")})`,
  "g",
);
/** Keys and classes of the framework's parts began with `kit`. */
const PART = /\bkit\.(?!(?:density|dates|zone)(?![.\w]))(?=[a-z])/g;
const CSS_CLASS = /(?<![\w-])(?:kit-(?=[a-z])|shell-find\b|shell-grantors\b)/g;

const classOf = (was: string): string => (was === "kit-" ? "ui-" : was === "shell-find" ? "search-button" : "grantors");

const renamed = (text: string): string =>
  text
    .replaceAll(QUOTED, (was) => new Map(KEYS).get(was) ?? was)
    .replaceAll(PART, "ui.")
    .replaceAll(CSS_CLASS, classOf);

export const renamedWords: Step = ({ texts, modules, changed }) => {
  const WHAT = "keys of words and CSS classes of the framework have their present names";
  for (const file of texts) {
    const text = renamed(file.text);
    if (text === file.text) continue;
    file.write(text);
    changed(file.path, WHAT);
  }
  for (const module of modules) {
    const text = renamed(module.getFullText());
    if (text === module.getFullText()) continue;
    module.replaceWithText(text);
    changed(module.getFilePath(), WHAT);
  }
};
