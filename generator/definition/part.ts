// Reads a part of a definition, key by key. After a wrong key it continues, so that all mistakes are reported.
import { z } from "zod";
import { formatPath, explainIssues, explainMissing } from "./explainIssue";
import type { ReportHere, Path } from "./Problem";
import { keysAt } from "./schemaAt";
import { isWords } from "./words";

export interface DefinitionPart<T> {
  /** The schema for editors, in which required keys are required. */
  readonly full: z.ZodObject;
  /** The same schema with all keys optional, because missing keys are checked separately. */
  readonly lenient: z.ZodType<T>;
  readonly required: readonly string[];
}

export interface PartReading<T> {
  readonly data: T;
  /** The keys with a wrong name or value. They are not also reported as missing. */
  readonly wrong: ReadonlySet<string>;
}

const requiredOf = (full: z.ZodObject): string[] =>
  Object.entries(full.shape).flatMap(([name, schema]) => (z.safeParse(schema, undefined).success ? [] : [name]));

/** `lenient` is `full.partial()`. Only the caller knows its type, so it is an argument. */
export const definePart = <T>(full: z.ZodObject, lenient: z.ZodType<T>): DefinitionPart<T> => ({
  full,
  lenient,
  required: requiredOf(full),
});

/** Whether a value is a map: neither a list nor null. */
export const isObject = <T = unknown>(value: unknown): value is Record<string, T> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const without = (raw: Readonly<Record<string, unknown>>, drop: (key: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(raw).filter(([key, value]) => !drop(key, value)));

const NOTHING: ReadonlySet<string> = new Set();

/** Reads all valid keys of `raw`. Answers null if it is not a map. A key without a value counts as missing. */
export const readPart = <T>(
  part: DefinitionPart<T>,
  raw: unknown,
  path: Path,
  complain: ReportHere,
): PartReading<T> | null => {
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
      explainMissing([...path, name], isWords(keysAt(part.full, [name])), complain);
  if (parsed.success) return { data: parsed.data, wrong };
  const rest = part.lenient.safeParse(without(given, (key) => wrong.has(key)));
  return rest.success ? { data: rest.data, wrong } : null;
};
