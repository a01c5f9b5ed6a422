// Reads a part of a definition key by key. A wrong key does not stop the reading of the others, so that all mistakes are shown
// at once.
import { z } from "zod";
import { formatPath, explainIssues, explainMissing } from "./explainIssue";
import type { ComplainHere, Path } from "./Problem";
import { keysAt } from "./schemaAt";

export interface Part<T> {
  /** The schema for editors: required keys are required. */
  readonly full: z.ZodObject;
  /** The same with every key optional. Missing keys are checked separately. */
  readonly lenient: z.ZodType<T>;
  readonly required: readonly string[];
}

export interface Reading<T> {
  readonly data: T;
  /** Keys with a mistake in their name or value. They are not also called missing. */
  readonly wrong: ReadonlySet<string>;
}

const requiredOf = (full: z.ZodObject): string[] =>
  Object.entries(full.shape).flatMap(([name, schema]) => (z.safeParse(schema, undefined).success ? [] : [name]));

/** `lenient` is `full.partial()`. The caller makes it, because only the caller knows its type. */
export const definePart = <T>(full: z.ZodObject, lenient: z.ZodType<T>): Part<T> => ({
  full,
  lenient,
  required: requiredOf(full),
});

/** Whether it is a map: neither a list nor null. */
export const isObject = <T = unknown>(value: unknown): value is Record<string, T> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const without = (raw: Readonly<Record<string, unknown>>, drop: (key: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(raw).filter(([key, value]) => !drop(key, value)));

const NOTHING: ReadonlySet<string> = new Set();

/** Reads `raw` as far as possible. Answers null when it is not a map. A key without a value counts as missing. */
export const readPart = <T>(part: Part<T>, raw: unknown, path: Path, complain: ComplainHere): Reading<T> | null => {
  if (!isObject(raw)) {
    const keys = Object.keys(part.full.shape).map((key) => `\`${key}\``);
    complain("P105", path, `${formatPath(path)} should be a map`, `Allowed keys: ${keys.join(", ")}.`);
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
