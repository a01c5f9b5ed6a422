// Explains zod's issues to the author of a definition.
import type { z } from "zod";
import { isLanguage } from "../../shared/schema/languages";
import { featureServing } from "./features";
import { findNearest, suggest } from "./nearest";
import type { ReportHere, Path } from "./Problem";
import { keysAt } from "./schemaAt";
import { isWords as areWords, NEEDED_LANGUAGES, SAMPLE } from "./words";

export const formatPath = (path: Path): string => (path.length === 0 ? "the file" : `\`${path.join(".")}\``);

/** The form of a tag of BCP 47: fr, pt-BR, zh-Hant-HK. */
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const isOtherLanguage = (key: string, known: readonly string[]): boolean =>
  TAG.test(key) && languages.of(key) !== undefined && !known.some((one) => one.toLowerCase() === key.toLowerCase());

/** Reports a missing key: a text in a language, or another key. */
export const explainMissing = (path: Path, isWords: boolean, complain: ReportHere): void => {
  const name = path.at(-1);
  const holder = path.slice(0, -1);
  if (isLanguage(name))
    complain("P107", holder, `${formatPath(holder)} has no ${name}`, `Add \`${name}: …\`: people read it.`, "key");
  else if (isWords)
    complain(
      "P107",
      holder,
      `${formatPath(holder)} has no \`${name}\` in ${NEEDED_LANGUAGES}`,
      `Add \`${name}: ${SAMPLE}\`.`,
      "key",
    );
  else complain("P104", holder, `${formatPath(holder)} has no \`${name}\``, `Add \`${name}:\`.`, "key");
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (held, segment) =>
      typeof held === "object" && held !== null ? Object.getOwnPropertyDescriptor(held, segment)?.value : undefined,
    value,
  );

const showValue = (value: unknown): string => {
  const text = typeof value === "string" ? `"${value}"` : (JSON.stringify(value) ?? "nothing");
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const EXPECTED: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map",
  record: "a map",
};

const isWordsAt = (schema: z.core.$ZodType, path: Path): boolean => areWords(keysAt(schema, path));

const sayExpected = (issue: z.core.$ZodIssue, isWords: boolean): string => {
  if (isWords) return `It should be a map of languages: \`${SAMPLE}\`.`;
  if (issue.code === "invalid_type") return `It should be ${EXPECTED[issue.expected] ?? issue.expected}.`;
  if (issue.code === "too_small")
    return ["string", "array"].includes(issue.origin)
      ? "It should not be empty: write a value."
      : `It should be at least ${issue.minimum}.`;
  if (issue.code === "too_big") return `It should be at most ${issue.maximum}.`;
  if (issue.code === "invalid_key") return `A name ${issue.issues.map(({ message }) => message).join(", ")}.`;
  return `Expected: ${issue.message}.`;
};

/** The keys of a part that are wrong, and the keys that misspelled ones were probably meant to be. */
export type WrongValue = Set<string>;

const isPlain = (key: PropertyKey): key is string | number => typeof key !== "symbol";

/** Reports each mistake once: a misspelled key is not also reported as missing. Answers the wrong keys of the part. */
export const explainIssues = (
  issues: readonly z.core.$ZodIssue[],
  schema: z.core.$ZodType,
  raw: Readonly<Record<string, unknown>>,
  base: Path,
  complain: ReportHere,
): WrongValue => {
  const wrong: WrongValue = new Set();
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const inner = issue.path.filter(isPlain);
    const allowed = keysAt(schema, inner);
    for (const key of issue.keys) {
      const guess = findNearest(key, allowed);
      if (guess !== null) meant.add(JSON.stringify([...inner, guess]));
      if (areWords(allowed) && isOtherLanguage(key, allowed))
        complain(
          "P264",
          [...base, ...inner, key],
          `this console does not speak \`${key}\``,
          `Remove the text, or add ${key} to \`languages\` of console.yaml.`,
          "key",
        );
      else complain("P103", [...base, ...inner, key], `unknown key \`${key}\``, suggest(key, allowed), "key");
      wrong.add(String(inner[0] ?? key));
      if (inner.length === 0 && guess !== null) wrong.add(guess);
    }
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") continue;
    const inner = issue.path.filter(isPlain);
    const path = [...base, ...inner];
    wrong.add(String(inner[0]));
    const value = valueAt(raw, inner);
    const served = featureServing(value);
    if (value === undefined || value === null) {
      if (!meant.has(JSON.stringify(inner))) explainMissing(path, areWords(keysAt(schema, inner)), complain);
    } else if (issue.code === "invalid_value")
      complain(
        "P105",
        path,
        `${formatPath(path)} cannot be ${showValue(value)}`,
        path[0] === "rest" && served !== undefined
          ? `The feature ${served} serves it: list that in \`features\` of console.yaml, and leave this out. \`npm run upgrade\` does so.`
          : suggest(String(value), issue.values.map(String)),
      );
    else if (issue.code === "invalid_key")
      complain("P108", path, `\`${inner.at(-1)}\` is not a name`, sayExpected(issue, false), "key");
    else
      complain(
        "P105",
        path,
        `${formatPath(path)} cannot be ${showValue(value)}`,
        sayExpected(issue, isWordsAt(schema, inner)),
      );
  }
  return wrong;
};
