import type { Identifier, RaRecord } from "ra-core";
import { isSameId } from "./records";

type Load = (resource: string, ids: readonly Identifier[]) => Promise<readonly RaRecord[]>;

interface Batch {
  readonly ids: Map<string, Identifier>;
  readonly rows: Promise<readonly RaRecord[]>;
}

/** The largest number of keys in one list call. */
const MOST = 100;

/** Collects the requests of one turn of the event loop: all references of a list to a resource are one call. */
export function batchMany(load: Load): (resource: string, ids: readonly Identifier[]) => Promise<RaRecord[]> {
  const open = new Map<string, Batch>();

  function start(resource: string): Batch {
    const ids = new Map<string, Identifier>();
    const rows = new Promise((resolve) => setTimeout(resolve, 0)).then(async () => {
      open.delete(resource);
      const all = [...ids.values()];
      const parts = Array.from({ length: Math.ceil(all.length / MOST) }, (_, at) =>
        all.slice(at * MOST, (at + 1) * MOST),
      );
      const loaded = await Promise.all(parts.map((part) => load(resource, part)));
      return loaded.flat();
    });
    const batch = { ids, rows };
    open.set(resource, batch);
    return batch;
  }

  return async (resource, ids) => {
    const batch = open.get(resource) ?? start(resource);
    for (const id of ids) {
      batch.ids.set(String(id), id);
    }
    const rows = await batch.rows;
    return ids.flatMap((id) => rows.find((row) => isSameId(row.id, id)) ?? []);
  };
}
