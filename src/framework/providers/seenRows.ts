// The rows of the last list of each resource, for the record pages of platforms that answer no single record. They live as long as the page:
// another account gets a new one.
import type { Identifier, RaRecord } from "ra-core";

export interface SeenRows {
  keep(resource: string, rows: readonly RaRecord[]): void;
  /** Undefined when the row was not in the last list. */
  find(resource: string, id: Identifier): RaRecord | undefined;
}

export const createSeenRows = (): SeenRows => {
  const seen = new Map<string, ReadonlyMap<string, RaRecord>>();
  return {
    keep: (resource, rows) => void seen.set(resource, new Map(rows.map((row) => [String(row.id), row]))),
    find: (resource, id) => seen.get(resource)?.get(String(id)),
  };
};
