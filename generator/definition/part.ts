// A part of a definition is read key by key: what is wrong with one key is said, and the others are still read, so that all
// mistakes show at once.
import { z } from "zod";
import { dotted, explainIssues, explainMissing } from "./explainIssue";
import type { ComplainHere, Path } from "./Problem";
import { keysAt } from "./schemaAt";

export interface Part<T> {
  /** The whole truth, for editors: required keys are required. */
  readonly full: z.ZodObject;
  /** The same with every key optional; what is missing is said separately. */
  readonly lenient: z.ZodType<T>;
  readonly required: readonly string[];
}

export interface Reading<T> {
  readonly data: T;
  /** Keys that were given wrongly, under their own name or a misspelled one: their absence needs no further complaint. */
  readonly wrong: ReadonlySet<string>;
}

const requiredOf = (full: z.ZodObject): string[] =>
  Object.entries(full.shape).flatMap(([name, schema]) => (z.safeParse(schema, undefined).success ? [] : [name]));

/** `lenient` is `full.partial()`, given because only there its type is known. */
export const definePart = <T>(full: z.ZodObject, lenient: z.ZodType<T>): Part<T> => ({
  full,
  lenient,
  required: requiredOf(full),
});

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const without = (raw: Readonly<Record<string, unknown>>, drop: (key: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(raw).filter(([key, value]) => !drop(key, value)));

const NOTHING: ReadonlySet<string> = new Set();

/** What could be read of `raw`; null when it is not even a map. A key without a value counts as not given. */
export const readPart = <T>(part: Part<T>, raw: unknown, path: Path, complain: ComplainHere): Reading<T> | null => {
  if (!isRecord(raw)) {
    const keys = Object.keys(part.full.shape).map((key) => `\`${key}\``);
    complain("P105", path, `${dotted(path)} should be a map`, `Allowed keys: ${keys.join(", ")}.`);
    return null;
  }
  const given = Object.values(raw).includes(null) ? without(raw, (_, value) => value === null) : raw;
  const parsed = part.lenient.safeParse(given);
  const wrong = parsed.success ? NOTHING : explainIssues(parsed.error.issues, part.full, given, path, complain);
  for (const name of part.required)
    if (given[name] === undefined && !wrong.has(name))
      explainMissing([...path, name], keysAt(part.full, [name]).includes("zh-CN"), complain);
  if (parsed.success) return { data: parsed.data, wrong };
  const rest = part.lenient.safeParse(without(given, (key) => wrong.has(key)));
  return rest.success ? { data: rest.data, wrong } : null;
};
