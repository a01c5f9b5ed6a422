// Counts what the end of an owner would do, and finds its obstacles. Changes nothing.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Language } from "../../../generator";
import type { Reading } from "../../../platform/framework/records/Engine";
import { type Condition, isUnsetCondition, oneOf, whereOf } from "../../../platform/framework/storage/query";
import { columnFor } from "../../../platform/framework/storage/tableFor";
import {
  countWhere,
  effectOnRows,
  type OwnedRows,
  ownerTableOf,
  PROCEDURES,
  type Procedure,
  rowsOfOwner,
  obstacleCondition,
} from "./afterwards";

/** The rows of one resource, and what each procedure does with them. */
export interface CountedRows extends Readonly<Record<Procedure, ReturnType<typeof effectOnRows>>> {
  readonly of: string;
  readonly label: string;
  readonly count: number;
}

export interface Obstacle {
  readonly of: string;
  readonly label: string;
  readonly count: number;
  /** How to remove the obstacle; "" for records that the other owner also has. */
  readonly advice: string;
  readonly reason: "open" | "below" | "same";
}

export interface EndPreview {
  readonly kinds: readonly CountedRows[];
  readonly obstacles: readonly Obstacle[];
  /** A hash of the counts. A request to end an owner sends the mark of the counts that were shown. */
  readonly mark: string;
}

interface Asked {
  readonly key: string | number;
  /** The owner that gets the rows. */
  readonly to: string | number | null;
  readonly language: Language;
}

/** The platform may add such rows at any time, so they must not change the mark. */
const isMarked = ({ table: { resource }, ending: { rows } }: OwnedRows): boolean =>
  rows === "move" || (rows === "erase" && resource.calls.some(({ verb }) => verb === "add"));

/** The number of rows that cannot move because the new owner has a row with the same unique values. */
const countRowsWithSame = async (
  { db }: Reading,
  { table, owner, where }: OwnedRows,
  to: string | number,
): Promise<number> => {
  let count = 0;
  if (owner === null) return 0;
  for (const { together } of table.resource.unique) {
    const others = together.filter((name) => name !== owner);
    if (others.length === together.length || others.length === 0) continue;
    const same: readonly Condition[] = others.map(
      (name) => sql<boolean>`theirs.${sql.ref(name)} = ${sql.ref(`${table.name}.${name}`)}`,
    );
    const theirs = oneOf(columnFor<unknown>(table, owner), [to], sql.ref(`theirs.${owner}`));
    const exists = sql<boolean>`exists (select 1 from ${sql.table(table.name)} as theirs ${whereOf([theirs, ...same])})`;
    count += await countWhere({ db }, table, [where, exists]);
  }
  return count;
};

/** The plural, with the owner field where rows have several owners: "Orders (Sold by)". */
const labelOf = ({ name, owner, table }: OwnedRows, language: Language): string => {
  const { plural } = table.resource;
  const other = name === table.name ? undefined : table.byName.get(owner ?? "");
  return other === undefined ? plural[language] : `${plural[language]} (${other.field.label[language]})`;
};

/** The rows that cannot move to the owner `to`, by resource. */
export const countUniqueConflicts = async (
  reading: Reading,
  key: string | number,
  to: string | number,
  language: Language,
): Promise<readonly Obstacle[]> => {
  const found: Obstacle[] = [];
  for (const own of rowsOfOwner(reading.platform, key)) {
    const { name, plural } = own.table.resource;
    const count = own.ending.rows === "move" ? await countRowsWithSame(reading, own, to) : 0;
    if (count > 0) found.push({ of: name, label: plural[language], count, advice: "", reason: "same" });
  }
  return found;
};

/** The number of owners below that have not ended. */
const countBelow = async ({ platform, db }: Reading, key: string | number): Promise<number> => {
  const { table, ended, parent } = ownerTableOf(platform);
  if (parent === null) return 0;
  return countWhere({ db }, table, [
    oneOf(columnFor<unknown>(table, parent), [key]),
    isUnsetCondition(columnFor<unknown>(table, ended)),
    sql<boolean>`${sql.ref(table.key.name)} <> ${key}`,
  ]);
};

export const countEndConsequences = async (reading: Reading, { key, to, language }: Asked): Promise<EndPreview> => {
  const { platform } = reading;
  const kinds: CountedRows[] = [];
  const obstacles: Obstacle[] = [];
  const marked: unknown[] = [to];
  for (const own of rowsOfOwner(platform, key)) {
    const { table, where, ending } = own;
    const count = await countWhere(reading, table, [where]);
    if (count === 0) continue;
    const { name: of } = table;
    const label = labelOf(own, language);
    const [transfer, archive, erase] = PROCEDURES.map((procedure) => effectOnRows(ending, procedure));
    if (!transfer || !archive || !erase) continue;
    kinds.push({ of, label, count, transfer, archive, erase });
    if (isMarked(own)) marked.push([of, count]);
    const open = obstacleCondition(own);
    const left = open === null ? 0 : await countWhere(reading, table, [where, open]);
    if (left > 0) obstacles.push({ of, label, count: left, advice: ending.advice?.[language] ?? "", reason: "open" });
    const same = to === null || ending.rows !== "move" ? 0 : await countRowsWithSame(reading, own, to);
    if (same > 0) obstacles.push({ of, label, count: same, advice: "", reason: "same" });
  }
  const below = await countBelow(reading, key);
  const { name, plural } = ownerTableOf(platform).table.resource;
  if (below > 0) obstacles.push({ of: name, label: plural[language], count: below, advice: "", reason: "below" });
  const facts = JSON.stringify([marked, obstacles.map(({ of, count, reason }) => [of, count, reason])]);
  return { kinds, obstacles, mark: createHash("sha256").update(facts).digest("hex") };
};
