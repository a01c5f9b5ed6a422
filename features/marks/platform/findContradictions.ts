// Compares the audit trail with a mark: a valid trail continues from its marks.
import { sql } from "kysely";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import {
  CHAIN_COUNT,
  type Head,
  findLostChains,
  describeLostChains,
  storedSeal,
  trailId,
} from "../../../platform/framework/trail/heads";
import { sealEnd, type Mark, isoTime } from "./Mark";

const entries = (count: number): string => (count === 1 ? "1 entry is" : `${count} entries are`);

/** The end of the seal of each of these entries that still exists. */
const readSeals = async (
  db: Db,
  { name, key }: Table,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } =
    await sql<Row>`select * from ${sql.table(name)} where ${sql.ref(key.name)} in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map((row) => [Number(row[key.name]), sealEnd(storedSeal(row))]));
};

/** A sentence for each contradiction between the trail and the mark. `heads` and entries must be of one snapshot. */
export const findContradictions = async (
  db: Db,
  table: Table,
  heads: readonly Head[],
  mark: Mark,
): Promise<readonly string[]> => {
  const when = isoTime(mark.at);
  const lost = findLostChains(heads);
  if (lost.length > 0) return [describeLostChains(lost)];
  if (mark.trail !== trailId(heads)) return [`It is another trail than the one of ${when}.`];
  const found: string[] = [];
  const asked = new Map<number, string>();
  for (const { chain, place, seal, first_place, first_seal } of heads) {
    const [was = 0, end = ""] = mark.ends[chain] ?? [];
    if (place > first_place) asked.set(place * CHAIN_COUNT + chain, sealEnd(seal));
    if (was > first_place && was <= place) asked.set(was * CHAIN_COUNT + chain, end);
    if (place < was)
      found.push(
        `Chain ${chain} ends at place ${place}, but had got to place ${was} at ${when}: ${entries(was - place)} missing.`,
      );
    else if (was === first_place && sealEnd(first_seal) !== end)
      found.push(`Entry ${was * CHAIN_COUNT + chain}, which was deleted when it was old, is not the one of ${when}.`);
  }
  const seals = await readSeals(db, table, [...asked.keys()]);
  for (const [id, end] of asked)
    if (!seals.has(id)) found.push(`Entry ${id} is missing.`);
    else if (seals.get(id) !== end) found.push(`Entry ${id} is not the one of ${when}.`);
  return found;
};
