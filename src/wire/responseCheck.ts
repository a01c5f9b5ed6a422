// The optional response check: specification, point 5. Off unless configured, silent in the formal environment.
import type { z } from "zod";
import { issuesOf } from "../schema/issuesOf";
import type { Config } from "./config";

const FORMAL = 1;
/** A list that is wrong is wrong in every row; the first few say it. */
const ROWS = 5;

export const checksResponses = ({ check_responses, env }: Config): boolean => check_responses && env !== FORMAL;

export interface Mismatch {
  /** `0.name` in a list, `name` in an object. */
  readonly path: string;
  readonly key: string;
}

/** Where an answer's `data` differs from the fields the definition lists, by type; at most the first rows of a list. */
export function mismatches(row: z.ZodType, data: unknown): readonly Mismatch[] {
  const isList = Array.isArray(data);
  const rows: readonly unknown[] = isList ? data.slice(0, ROWS) : [data];
  return rows.flatMap((item, index) => {
    const result = row.safeParse(item);
    return result.success
      ? []
      : issuesOf(result.error).map(({ path, key }) => ({ path: isList ? `${index}.${path}` : path, key }));
  });
}

/** Logs what differs, once per call and place. */
export function reportMismatches(
  path: string,
  found: readonly Mismatch[],
  log: (text: string) => void = console.warn,
): void {
  if (found.length > 0) {
    log(`${path} answers other than its definition says: ${found.map((one) => `${one.path} (${one.key})`).join(", ")}`);
  }
}
