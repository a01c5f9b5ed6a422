// The present and former names of the framework's words and CSS classes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const home = join(import.meta.dirname, "../../..");

/** Whole keys, and prefixes of keys, which end with a dot. */
const KEYS: readonly (readonly [was: string, is: string])[] = [
  ["kit.sums.", "sums."],
  ["kit.person.confirm", "ui.type_to_confirm"],
  ["kit.person.", "privacy."],
  ["kit.", "ui."],
  ["show.end.", "ending."],
  ["show.pass.", "ending.pass_"],
  ["show.history", "history.tab"],
  ["shell.search", "ra.action.search"],
  ["shell.grantors", "granting.people"],
  ["shell.grantor_above", "granting.above"],
  ["search.api_test", "apitest.title"],
  ["bulk.comma", "ui.comma"],
];
const CLASSES: ReadonlyMap<string, string> = new Map([
  ["shell-find", "search-button"],
  ["shell-grantors", "grantors"],
]);
/** Preferences are stored under these names, which do not change. */
const PREFERENCE = /^kit\.(?:density|dates|zone)$/;

/** The beginning of a text that may be a former key or class. */
export const FORMER_KEY_PATTERN = /^(?:kit|show\.end|show\.pass)\.(?=[a-z]|$)/;
export const FORMER_CLASS_PATTERN = /(?<![\w-])(?:kit-[a-z][\w-]*|shell-find(?![\w-])|shell-grantors(?![\w-]))/g;

/** Matches a text that may contain former names. */
export const FORMER_NAME_PATTERN = /\b(?:kit|show|shell|search|bulk)[.-]/;

const matches = (folder: string, names: RegExp, what: RegExp): ReadonlySet<string> =>
  new Set(
    readdirSync(join(home, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => names.test(path))
      .flatMap((path) => readFileSync(join(home, folder, path), "utf8").match(what) ?? []),
  );

const once = <T>(read: () => T): (() => T) => {
  let value: { readonly is: T } | null = null;
  return () => {
    value ??= { is: read() };
    return value.is;
  };
};
const words = once(() => {
  const KEY = /(?<=")[\w.]+(?="\s*:)/g;
  return new Set([...matches("locales/en/framework", /\.json$/, KEY), ...matches("features", /\ben\.json$/, KEY)]);
});
const classes = once(() => {
  const CLASS = /(?<![\w-])ui-[a-z][\w-]*\w/g;
  return new Set(["src/framework", "features"].flatMap((folder) => [...matches(folder, /\.(?:css|tsx?)$/, CLASS)]));
});

/** The present name of a key of the framework. Null for a text that was not a key, or for a removed key. */
export const currentKey = (key: string): string | null => {
  const found = KEYS.find(([was]) => (was.endsWith(".") ? key.startsWith(was) : key === was));
  if (found === undefined || PREFERENCE.test(key)) return null;
  const now = found[1] + key.slice(found[0].length);
  const isThere = key === found[0] || ["", "_one", "_other"].some((end) => words().has(now + end));
  return isThere && !key.endsWith(".") ? now : null;
};

export const isPreference = (key: string): boolean => PREFERENCE.test(key);

/** The present name of a CSS class of the framework. Null for a text that was not a class. */
export const currentClass = (name: string): string | null => {
  const now = name.replace(/^kit-/, "ui-");
  return CLASSES.get(name) ?? (now !== name && classes().has(now) ? now : null);
};
