import * as z from "zod/mini";
import { issuesOf } from "../../../shared/schema/issuesOf";

/** The number of rows of a list to compare. If one row is wrong, usually every row is. */
const ROWS = 5;

export interface ResponseMismatch {
  /** The path of a value: `0.name` in a list, `name` in an object. */
  readonly path: string;
  readonly key: string;
}

/** The places where types in `data` differ from the definition. Only the first rows of a list are compared. */
export function findMismatches(row: z.core.$ZodType, data: unknown): readonly ResponseMismatch[] {
  const isList = Array.isArray(data);
  const rows: readonly unknown[] = isList ? data.slice(0, ROWS) : [data];
  return rows.flatMap((item, index) => {
    const result = z.safeParse(row, item, { reportInput: true });
    return result.success
      ? []
      : issuesOf(result.error).map(({ path, key }) => ({ path: isList ? `${index}.${path}` : path, key }));
  });
}

/** Logs the differences in an answer, in one line. */
export function reportMismatches(
  path: string,
  found: readonly ResponseMismatch[],
  log: (text: string) => void = console.warn,
): void {
  if (found.length > 0) {
    log(`${path} answers other than its definition says: ${found.map((one) => `${one.path} (${one.key})`).join(", ")}`);
  }
}
