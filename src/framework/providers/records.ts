import type { Identifier, RaRecord } from "ra-core";
import { factsIn } from "../wire/readAnswer";
import type { Payload } from "../wire/contract";

const isIdentifier = (value: unknown): value is Identifier => typeof value === "string" || typeof value === "number";

/** A row as react-admin wants it: `id` is a copy of its key. `fallback` stands in when the row lacks its key. */
export function recordOf(row: unknown, key: string, fallback: Identifier = ""): RaRecord {
  const facts = factsIn(row);
  const id = facts[key];
  return { ...facts, id: isIdentifier(id) && id !== "" ? id : fallback };
}

/** Rows of a list; one without its key cannot be shown, selected or opened, and is left out. */
export function recordsOf(rows: unknown, key: string): RaRecord[] {
  const list: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return list.map((row) => recordOf(row, key)).filter(({ id }) => id !== "");
}

/** Keys as numbers or text are the same record: an address says "7", the wire 7. */
export const isSameId = (one: unknown, other: unknown): boolean => String(one) === String(other);

const VERSION = "row_version";

/** Which version of a record somebody looked at, as a set sends it along; nothing where the platform counts none. */
export function seenVersion(record: unknown): Payload {
  const version = factsIn(record)[VERSION];
  return typeof version === "number" ? { [VERSION]: version } : {};
}
