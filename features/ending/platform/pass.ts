// Passes a record to another owner, in one transaction. Of the rows that refer to the record, some also move, some are
// deleted, and some stay.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Language } from "../../../generator";
import type { Reading, Step } from "../../../platform/framework/records/Engine";
import { eraseRows, isErased } from "../../../platform/framework/personal/erase";
import { emptyValueOf, encodeStored } from "../../../platform/framework/storage/codec";
import { type Condition, findByKey, oneOf, readRows, whereOf } from "../../../platform/framework/storage/query";
import { checkNotEnded } from "../../../platform/framework/records/ended";
import { rulesOf } from "../../../platform/framework/records/rules";
import { recordEntry, withoutRecording } from "../../../platform/framework/storage/Recorder";
import type { Row } from "../../../platform/framework/storage/Store";
import { ownerField } from "../../../platform/framework/storage/ownerFields";
import type { ColumnLink, Table } from "../../../platform/framework/storage/Table";
import { lockRows, updateRow } from "../../../platform/framework/storage/write";
import { Failure } from "../../../platform/framework/wire/Failure";
import { countWhere } from "./afterwards";
import { unreferencedConditions } from "./erase";

/** The rows of one table that refer to a record. */
interface About {
  readonly table: Table;
  readonly where: Condition;
  readonly links: readonly ColumnLink[];
  readonly fate: "move" | "erase" | "unlink" | "stay";
}

const fateIn = ({ resource: { passing } }: Table, { name, resource: { scope } }: Table, of: string): About["fate"] => {
  if (passing?.erase.includes(name)) return "erase";
  if (passing?.unlink.includes(name)) return "unlink";
  // Rows that are owned through the record move with it.
  const isOwnedThrough = scope?.is === "owned" && scope.steps.length > 1 && scope.steps[0].to === of;
  return isOwnedThrough || passing?.along.includes(name) ? "move" : "stay";
};

const aboutsOf = ({ platform }: Pick<Reading, "platform">, of: Table, key: unknown): readonly About[] =>
  [...platform.tables.values()].flatMap((table): readonly About[] => {
    const links = table.links.filter(({ target, column }) => target === of.name && column.joined === null);
    const conditions = links.map(({ column, lead }) =>
      lead === null
        ? oneOf(column, [key], sql.ref(`${table.name}.${column.name}`))
        : sql<boolean>`${sql.ref(`${table.name}.${lead.name}`)} = ${key}`,
    );
    if (links.length === 0 || table.sealed) return [];
    const where = sql<boolean>`(${sql.join(conditions, sql` or `)})`;
    return [{ table, where, links, fate: fateIn(of, table, of.name) }];
  });

export const countPassedRows = async (reading: Reading, of: Table, key: unknown, language: Language) => {
  const kinds = [];
  for (const about of aboutsOf(reading, of, key)) {
    const { table, where, fate } = about;
    const count = await countWhere(reading, table, [where]);
    if (count > 0) kinds.push({ of: table.name, label: table.resource.plural[language], count, pass: fate });
  }
  // Rows that stay may be added at any time, so the mark does not include them.
  const marked = kinds.filter(({ pass }) => pass !== "stay");
  return { kinds, obstacles: [], mark: createHash("sha256").update(JSON.stringify(marked)).digest("hex") };
};

const passRows = async (step: Step, { table, where, links, fate }: About, to: unknown): Promise<void> => {
  const { platform, db } = step;
  const owner = ownerField(table.resource);
  const isOwn = table.resource.scope?.is === "owned" && table.resource.scope.steps.length === 1;
  let count = 0;
  if (fate === "move" && isOwn && owner !== null) {
    const done = await sql`update ${sql.table(table.name)} set ${sql.ref(owner)} = ${to} ${whereOf([where])}`.execute(
      db,
    );
    count = Number(done.numAffectedRows ?? 0n);
  }
  if (fate === "erase") {
    const free = [where, ...unreferencedConditions(platform, table)];
    const rows = await readRows(db, table, whereOf(free));
    // The new owner must not be able to read values of the former owner in the trail, so the trail gets only counts.
    await withoutRecording(db, async () => rulesOf(platform, table).deleting?.({ ...step, table }, rows));
    const done = await sql`delete from ${sql.table(table.name)} ${whereOf(free)}`.execute(db);
    count = Number(done.numAffectedRows ?? 0n);
    await eraseRows(step, { table, where }, (column) => isErased(column) || column.encrypted);
  }
  if (fate === "unlink")
    for (const { column } of links) {
      const done =
        await sql`update ${sql.table(table.name)} set ${sql.ref(column.name)} = null ${whereOf([where])}`.execute(db);
      count += Number(done.numAffectedRows ?? 0n);
    }
  if (count > 0) recordEntry(db, { is: "bulk", table, event: fate === "erase" ? "del" : "set", count, facts: {} });
};

/**
 * Passes the record `row` to the owner `to`. `seen` is the mark of the counts that were shown.
 * @throws Failure 412 if the counts have changed
 */
export const passRecord = async (
  step: Step,
  found: Row,
  target: { readonly row: Row; readonly table: Table },
  seen: string,
) => {
  const { platform, db, table, now, caller, language } = step;
  const key = found[table.key.name];
  const owner = ownerField(table.resource) ?? "";
  const to = target.row[target.table.key.name];
  await lockRows(platform.store, db, target.table, [target.row]);
  await lockRows(platform.store, db, table, [found]);
  const row = await findByKey(db, table, key);
  // Another request has passed the record in the meantime.
  if (row === null || String(row[owner]) !== String(found[owner])) throw new Failure(404, "record");
  await checkNotEnded(step, table, [row]);
  const { mark, kinds } = await countPassedRows({ platform, db }, table, key, language);
  if (mark !== seen) throw new Failure(412, "counted");
  for (const about of aboutsOf({ platform }, table, key)) await passRows(step, about, to);
  const facts = Object.fromEntries(kinds.filter(({ pass }) => pass !== "stay").map(({ of, count }) => [of, count]));
  const changed = { [owner]: to };
  // The former owner and the new owner each get an entry, because each sees only their own entries.
  recordEntry(db, { is: "event", event: "pass", about: { table, row }, facts: { ...changed, ...facts } });
  // This is not recorded as a change: the new owner would be able to read values of the former owner in the trail.
  const cleared = (table.resource.passing?.clear ?? []).flatMap((name) => {
    const column = table.byName.get(name);
    return column ? [sql`${sql.ref(name)} = ${encodeStored(table, column, emptyValueOf(column))}`] : [];
  });
  if (cleared.length > 0)
    await sql`update ${sql.table(table.name)} set ${sql.join(cleared)} where ${oneOf(table.key, [key])}`.execute(db);
  const after = await updateRow(db, table, key, { [owner]: to }, now, caller.key);
  recordEntry(db, { is: "event", event: "pass", about: { table, row: after }, facts: changed });
};
