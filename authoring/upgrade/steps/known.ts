// The words and CSS classes of the framework, and what they were called before.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const home = join(import.meta.dirname, "../../..");

/** Whole keys, and beginnings of keys, which end with a dot. */
const KEYS: readonly (readonly [was: string, is: string])[] = [
  ["kit.sums.", "sums."],
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
/** Preferences in stores keep their names. */
const PREFERENCE = /^kit\.(?:density|dates|zone)$/;

/** The beginning of something that may be a key or a class from before. */
export const OLD_KEY = /^(?:kit|show\.end|show\.pass)\.(?=[a-z]|$)/;
export const OLD_CLASS = /(?<![\w-])(?:kit-[a-z][\w-]*|shell-find(?![\w-])|shell-grantors(?![\w-]))/g;

/** What a text contains if it has any of them. */
export const HAS_OLD = /\b(?:kit|show|shell|search|bulk)[.-]/;

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

/** What a key of the framework is called now; null for a key that was none, or is there no more. */
export const keyNow = (key: string): string | null => {
  const found = KEYS.find(([was]) => (was.endsWith(".") ? key.startsWith(was) : key === was));
  if (found === undefined || PREFERENCE.test(key)) return null;
  const now = found[1] + key.slice(found[0].length);
  const isThere = key === found[0] || ["", "_one", "_other"].some((end) => words().has(now + end));
  return isThere && !key.endsWith(".") ? now : null;
};

export const isPreference = (key: string): boolean => PREFERENCE.test(key);

/** What a CSS class of the framework is called now; null for one that was none. */
export const classNow = (name: string): string | null => {
  const now = name.replace(/^kit-/, "ui-");
  return CLASSES.get(name) ?? (now !== name && classes().has(now) ? now : null);
};
