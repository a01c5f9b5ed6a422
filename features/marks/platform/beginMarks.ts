// Checks, before a start touches the store, that its audit trail continues from the last mark.
import { readSnapshot } from "./readSnapshot";
import type { Store } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { storedColumnNames } from "../../../platform/framework/storage/upgrade";
import { tamperingRefusal } from "../../../platform/framework/trail/ensureHeads";
import { findContradictions } from "./findContradictions";
import { HEADS, readHeads, trailId } from "../../../platform/framework/trail/heads";
import type { Mark } from "./Mark";
import type { Marks } from "./Marks";

/** The largest number of contradictions that a refusal names. */
const FEW = 3;

export interface MarksState {
  /** Whether there is no mark of this store yet. */
  readonly isFirst: boolean;
  /** Why the operator accepts the trail as it is; null if nobody has accepted it. */
  readonly accepted: string | null;
}

/** The marks of a store, and how its trail contradicts them. `table` is that of the entries. */
export const compareMarks = async (
  store: Pick<Store, "db" | "engine" | "keys">,
  table: Table,
  marks: Marks,
): Promise<{ readonly known: readonly Mark[]; readonly contradictions: readonly string[] }> => {
  const isThere = async (name: string) => (await storedColumnNames(store.engine, store.db, name)).size > 0;
  const hasHeads = await isThere(HEADS);
  const before = hasHeads ? await readHeads(store.db, store.keys) : [];
  // Marks are read first, because others may add entries meanwhile.
  const known = await marks.read(trailId(before));
  if (known.length > 0 && !(hasHeads && (await isThere(table.name))))
    return { known, contradictions: ["Its tables are gone."] };
  const contradictions = await readSnapshot(store, async (db, keys) => {
    const heads = known.length === 0 ? [] : await readHeads(db, keys);
    const found = new Set<string>();
    for (const mark of known)
      if (mark.accepted === null) for (const one of await findContradictions(db, table, heads, mark)) found.add(one);
    return [...found];
  });
  return { known, contradictions };
};

/** @throws Refusal if the trail does not continue from its marks, and the operator has not accepted it */
export const beginMarks = async (store: Store, table: Table, marks: Marks): Promise<MarksState> => {
  const { known, contradictions } = await compareMarks(store, table, marks);
  const accepted = known.find((mark) => mark.accepted !== null)?.accepted ?? null;
  if (accepted === null && contradictions.length > 0) throw tamperingRefusal(contradictions.slice(0, FEW).join(" "));
  return { isFirst: known.length === 0, accepted };
};
