// Moves the rows of a table to another owner.
import { sql } from "kysely";
import type { Step } from "../records/Engine";
import { rulesOf } from "../records/rules";
import { whereOf } from "../storage/query";
import { record } from "../storage/Recorder";
import { VERSION } from "../storage/Table";
import type { OwnRows } from "./afterwards";

/** Rows that are owned through another row go with that one. */
export const moveRows = async (
  step: Step,
  { table, where, owner }: OwnRows,
  from: string | number,
  to: string | number,
): Promise<void> => {
  const { platform, db, now, caller } = step;
  if (owner === null) return;
  // Forms that are open are refused, so that nobody stores the former owner again.
  const version = table.versioned
    ? sql`, ${sql.ref(VERSION.count)} = ${sql.ref(VERSION.count)} + 1, ${sql.ref(VERSION.at)} = ${now}, ${sql.ref(VERSION.by)} = ${String(caller.key)}`
    : sql``;
  const done =
    await sql`update ${sql.table(table.name)} set ${sql.ref(owner)} = ${to}${version} ${whereOf([where])}`.execute(db);
  const count = Number(done.numAffectedRows ?? 0n);
  if (count === 0) return;
  await rulesOf(platform, table).moved?.({ ...step, table }, to);
  record(db, { is: "bulk", table, event: "set", count, facts: { from, to } });
};
