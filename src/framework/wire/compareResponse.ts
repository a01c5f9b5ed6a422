import * as z from "zod/mini";
import { issuesOf } from "../schema/issuesOf";

/** A list that is wrong is wrong in every row; the first few say it. */
const ROWS = 5;

export interface Mismatch {
  /** `0.name` in a list, `name` in an object. */
  readonly path: string;
  readonly key: string;
}

/** Where an answer's `data` differs from the fields the definition lists, by type; in a list, in its first rows. */
export function mismatches(row: z.core.$ZodType, data: unknown): readonly Mismatch[] {
  const isList = Array.isArray(data);
  const rows: readonly unknown[] = isList ? data.slice(0, ROWS) : [data];
  return rows.flatMap((item, index) => {
    const result = z.safeParse(row, item, { reportInput: true });
    return result.success
      ? []
      : issuesOf(result.error).map(({ path, key }) => ({ path: isList ? `${index}.${path}` : path, key }));
  });
}

/** Logs what differs, one line for an answer. */
export function reportMismatches(
  path: string,
  found: readonly Mismatch[],
  log: (text: string) => void = console.warn,
): void {
  if (found.length > 0) {
    log(`${path} answers other than its definition says: ${found.map((one) => `${one.path} (${one.key})`).join(", ")}`);
  }
}
