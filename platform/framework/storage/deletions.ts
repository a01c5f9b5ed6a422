// Rules that delete old rows (`store: { keep: … }`, TRAIL_DAYS) need consent. A rule that is new for the rows of a store, or
// shorter than before, deletes nothing until somebody agrees, or until each start has announced it for 30 days. A note for
// each table says which rule is in force.
import { sql } from "kysely";
import { DAY } from "../wire/seconds";
import { deleteNote, readNote, rewriteNote } from "./bookkeeping";
import { parseStored } from "./parseStored";
import { type Condition, countRows } from "./query";
import type { RetentionRule } from "./spans";
import type { Db } from "./Store";
import type { Table } from "./Table";

const NOTICE = 30 * DAY;

interface Decision {
  /** How many days the rule in force keeps rows; 0 for ever. */
  readonly days: number;
  /** The days of a rule that waits for consent, and since when it waits; 0 for none. */
  readonly asked: number;
  readonly since: number;
}

/** A rule that waits for consent, with what it would delete now. */
export interface PendingRule {
  readonly table: string;
  readonly days: number;
  readonly rows: number;
  /** `from`: when the rule would start. `until`: it would delete rows older than this. In seconds since 1970. */
  readonly until: number;
  readonly from: number;
}

export const retentionNoteName = ({ name }: { readonly name: string }): string => `keep:${name}`;

/** How many days the rule of a table keeps rows; 0 for ever. */
const daysOf = ({ partitionedBy, division }: Table, { days }: Pick<RetentionRule, "days">): number =>
  partitionedBy === null ? 0 : division === null ? days : (division.keep ?? 0);

const read = async (db: Db, table: Table): Promise<Decision> => ({
  ...{ days: 0, asked: 0, since: 0 },
  ...Object(parseStored(await readNote(db, retentionNoteName(table), 0))),
});

const write = (db: Db, table: Table, decision: Decision): Promise<void> =>
  rewriteNote(db, retentionNoteName(table), JSON.stringify(decision));

const inForce = (days: number): Decision => ({ days, asked: 0, since: 0 });

/** Rows older than this time are deleted. Rounded to whole days, so that rows are deleted daily and not hourly. */
export const oldestKeptTime = (now: number, days: number): number => Math.floor(now / DAY - days) * DAY;

/** Stores the retention rules at each start. A new table has no rows to lose: its rule is in force at once. */
export const storeRetentionRules = async (
  db: Db,
  tables: Iterable<Table>,
  created: ReadonlySet<Table>,
  retention: RetentionRule,
): Promise<void> => {
  for (const table of tables) {
    const wanted = daysOf(table, retention);
    if (wanted === 0) {
      await deleteNote(db, retentionNoteName(table));
      continue;
    }
    const { days, asked } = await read(db, table);
    if (created.has(table) || (days > 0 && wanted >= days)) await write(db, table, inForce(wanted));
    else if (asked !== wanted) await write(db, table, { days, asked: wanted, since: retention.now });
  }
};

/** How many days a table keeps its rows now; 0 for ever. Puts a rule into force that has waited long enough. */
export const readDaysInForce = async (db: Db, table: Table, retention: RetentionRule): Promise<number> => {
  const wanted = daysOf(table, retention);
  const { days, asked, since } = await read(db, table);
  if (wanted === 0 || wanted === days) return wanted;
  if (asked !== wanted || retention.now < since + NOTICE) return days === 0 ? 0 : Math.max(days, wanted);
  await write(db, table, inForce(wanted));
  return wanted;
};

/** The waiting rules that would delete rows now. */
export const readPending = async (db: Db, tables: Iterable<Table>, now: number): Promise<readonly PendingRule[]> => {
  const pending: PendingRule[] = [];
  for (const table of tables) {
    const { asked, since } = await read(db, table);
    const { partitionedBy: by } = table;
    if (asked === 0 || by === null) continue;
    const until = oldestKeptTime(now, asked);
    const old: Condition = sql`${sql.ref(by.name)} > 0 and ${sql.ref(by.name)} < ${until}`;
    const rows = await countRows(db, table, { conditions: [old] });
    if (rows > 0) pending.push({ table: table.name, days: asked, rows, until, from: since + NOTICE });
  }
  return pending;
};

/** Puts the waiting rules into force, because somebody has agreed. Answers what they will delete. */
export const approveRules = async (db: Db, tables: readonly Table[], now: number): Promise<readonly PendingRule[]> => {
  const pending = await readPending(db, tables, now);
  for (const table of tables) {
    const { asked } = await read(db, table);
    if (asked > 0) await write(db, table, inForce(asked));
  }
  return pending;
};
