// Reports stored rows that break a newer rule. These rows stay unchanged, and the rule applies to all other rows. The
// report is stored in a table, and every start shows it until the rows are corrected. The next start then applies the
// rule to them, too.
import { sql } from "kysely";
import type { Db } from "./Store";

export const MIGRATIONS_TABLE = "platform_migration";

export interface BrokenRule {
  /** The name of the constraint or unique index. */
  readonly rule: string;
  readonly table: string;
  /** Names of the fields that the rule is about. */
  readonly fields: readonly string[];
  readonly kind: "reference" | "value" | "unique" | "list";
  /** Keys of the rows that break it. */
  readonly keys: readonly unknown[];
}

export const ensureReport = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(MIGRATIONS_TABLE)} (rule text not null primary key, place text not null, fields text not null, kind text not null, row_count bigint not null, row_keys text not null)`.execute(
    db,
  );
};

/** Names of the rules that rows broke at the last check. */
export const readReportedRules = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ rule: string }>`select rule from ${sql.table(MIGRATIONS_TABLE)}`.execute(db);
  return new Set(rows.map(({ rule }) => rule));
};

/** Replaces the report of one rule. Without keys, the rule is no longer reported. */
export const reportRule = async (db: Db, { rule, table, fields, kind, keys }: BrokenRule): Promise<void> => {
  await deleteRuleReport(db, rule);
  if (keys.length > 0)
    await sql`insert into ${sql.table(MIGRATIONS_TABLE)} (rule, place, fields, kind, row_count, row_keys) values (${rule}, ${table}, ${fields.join()}, ${kind}, ${keys.length}, ${JSON.stringify(keys)})`.execute(
      db,
    );
};

export const deleteRuleReport = async (db: Db, rule: string): Promise<void> => {
  await sql`delete from ${sql.table(MIGRATIONS_TABLE)} where rule = ${rule}`.execute(db);
};

const SHOWN = 20;

const SAID: Readonly<Record<BrokenRule["kind"], string>> = {
  reference: "point to what is not there by",
  value: "hold a value that is not allowed in",
  unique: "repeat what may stand once in",
  list: "named what is not there in",
};

/** The message for a person. It names at most 20 keys. */
export const describeBrokenRule = ({ rule, table, fields, kind, keys }: BrokenRule): string => {
  const shown = keys.slice(0, SHOWN).map(String).join(", ");
  const rest = keys.length > SHOWN ? `, and ${keys.length - SHOWN} more` : "";
  return `${keys.length} rows of ${table} ${SAID[kind]} ${fields.join(" and ")} (${rule}). They are kept. Their keys: ${shown}${rest}`;
};
