// Every message key in the source has a text in all three languages. Without a text, people would see "kit.density".
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/framework/wire/contract";
import { projectFiles, isGenerated, isSource, isTest, readSource } from "./sources";

const keysIn = (file: string): readonly string[] => Object.keys(JSON.parse(readSource(file)));
const tables = (language: string): readonly string[] =>
  projectFiles.filter(
    (file) =>
      new RegExp(`^locales/${language}/(?:framework|console)/.*\\.json$`).test(file) ||
      new RegExp(`^features/\\w+/words/(?:first/|public/)?${language}\\.json$`).test(file),
  );
const hand = (language: string): readonly string[] => tables(language).flatMap(keysIn);
/** The keys of a generated table, including enumerations and errors of all resources. */
const generated = (language: string): readonly string[] =>
  projectFiles
    .filter((file) => isGenerated(file) && (file.endsWith(".words.ts") || file.endsWith(`/words/${language}.ts`)))
    .flatMap((file) => [...readSource(file).matchAll(/^\s+"?([\w.]+)"?:/gm)].map(([, key = ""]) => key));

const wordsOf = (language: string): ReadonlySet<string> =>
  new Set([...hand(language), ...generated(language)].map((key) => key.replace(/_(one|other|zero)$/, "")));

const PREFIXES = [
  ...new Set([...wordsOf("en")].filter((key) => key.includes(".")).map((key) => key.split(".")[0] ?? "")),
];
/** String literals that look like message keys, up to the first placeholder. */
const WHOLE = new RegExp(`["'\`]((?:${PREFIXES.join("|")})\\.[a-z0-9_]+(?:\\.[A-Za-z0-9_]+)*)["'\`]`, "g");
const BEGUN = new RegExp(`\`((?:${PREFIXES.join("|")})\\.[\\w.]*)\\$\\{`, "g");
/** Literals that look like message keys, but are names of stored values or events. */
const NO_WORDS = new Set(["kit.dates", "kit.density", "kit.zone", "search.visits", "import.fault"]);

const english = wordsOf("en");
/** A column in a query of the platform: `order.order_id`. */
const isColumn = (key: string, place: string): boolean =>
  place.startsWith("platform/") && english.has(key.replace(/^(\w+)\.(\w+)$/, "$1.fields.$2"));

const named = (pattern: RegExp) =>
  projectFiles
    .filter((file) => isSource(file) && !isTest(file) && !isGenerated(file) && /^(src|platform|features)\//.test(file))
    .flatMap((file) =>
      readSource(file)
        .split("\n")
        .flatMap((line, at) =>
          /^\s*(\/\/|\/?\*)/.test(line)
            ? []
            : [...line.matchAll(pattern)].map(([, key = ""]) => ({ key, place: `${file}:${at + 1}` })),
        ),
    )
    .filter(({ key, place }) => !NO_WORDS.has(key) && !isColumn(key, place));
const whole = named(WHOLE);
const begun = named(BEGUN);

/** Files of words in the order in which the console may load them. No later file may replace words of another. */
const tablesOf = (language: string): readonly (readonly [string, readonly string[]])[] => [
  ...tables(language)
    .filter((file) => !/\/public[\w.]*\.json$/.test(file))
    .map((file): readonly [string, readonly string[]] => [file, keysIn(file)]),
  [
    "generated",
    [...readSource(`src/generated/words/${language}.ts`).matchAll(/^\s+"([\w.]+)":/gm)].map(([, key = ""]) => key),
  ],
];

describe.each(LANGUAGES)("the words of %s", (language) => {
  const words = wordsOf(language);

  it("are written once, but for those that the console says in its own way from the start", () => {
    const places = new Map<string, readonly string[]>();
    for (const [place, keys] of tablesOf(language))
      for (const key of keys) places.set(key, [...(places.get(key) ?? []), place]);
    const twice = [...places]
      .filter(([, all]) => all.length > 1 && !all.includes(`locales/${language}/console/inside.json`))
      .map(([key, all]) => `${key}: ${all.join(", ")}`);
    expect(places.size).toBeGreaterThan(500);
    expect(twice).toEqual([]);
  });

  it("hold every key that the source names", () => {
    expect(whole.length).toBeGreaterThan(200);
    // Code writes menu keys without a prefix.
    const missing = whole.filter(({ key }) => {
      const stem = key.replace(/_(one|other|zero)$/, "");
      return !words.has(stem) && !words.has(`menu.${stem}`);
    });
    expect(missing.map(({ key, place }) => `${key} ${place}`)).toEqual([]);
  });

  it("hold some key for each that the source puts together", () => {
    expect(begun.length).toBeGreaterThan(10);
    const missing = begun.filter(({ key }) => ![...words].some((word) => word.startsWith(key)));
    expect(missing.map(({ key, place }) => `${key} ${place}`)).toEqual([]);
  });
});
