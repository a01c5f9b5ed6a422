// Features that a console leaves out, but of which its store has rows. The rows stay until somebody says that they go.
import { sql } from "kysely";
import { type Model, protectedBefore, tablesLeftOut } from "../../../generator";
import type { PlatformFeature } from "../Feature";
import { Refusal } from "../settings/Refusal";
import { forgetNote, NOTES, rewriteNote } from "../storage/bookkeeping";
import { parseStored } from "../storage/parseStored";
import type { Db } from "../storage/Store";

export interface LeftTable {
  readonly feature: string;
  readonly table: string;
  readonly rows: number;
}

const PREFIX = "tables:";
const FOREVER = Number.MAX_SAFE_INTEGER;

/** Notes whose tables those of a console's own features are: nobody knows that any more when the feature is gone. */
export const noteTables = async (db: Db, features: readonly PlatformFeature[]): Promise<void> => {
  for (const { name, tables = [] } of features) {
    const names = tables.flatMap(({ table = [] }) => table);
    if (names.length > 0) await rewriteNote(db, PREFIX + name, JSON.stringify(names), FOREVER);
  }
};

const notedTables = async (db: Db): Promise<readonly (readonly [string, string])[]> => {
  const { rows } = await sql<{
    note: string;
    value: string;
  }>`select note, value from ${sql.table(NOTES)} where note like ${`${PREFIX}%`}`.execute(db);
  return rows.flatMap(({ note, value }) => {
    const names = parseStored(value);
    return (Array.isArray(names) ? names : []).map((name) => [note.slice(PREFIX.length), String(name)] as const);
  });
};

const tablesOfOthers = async (db: Db, { features }: Pick<Model, "features">): Promise<readonly LeftTable[]> => {
  const has = features.map(({ name }) => name);
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const noted = present.has(NOTES) ? await notedTables(db) : [];
  const theirs = new Map(
    [...tablesLeftOut(has), ...noted.filter(([name]) => !has.includes(name))].map(([feature, table]) => [
      table,
      feature,
    ]),
  );
  const found: LeftTable[] = [];
  for (const [table, feature] of theirs) {
    if (!present.has(table)) continue;
    const { rows } = await sql<{ many: number }>`select count(*) as many from ${sql.table(table)}`.execute(db);
    found.push({ feature, table, rows: Number(rows[0]?.many) });
  }
  return found;
};

/** A line for each table with rows of a feature that the console leaves out. */
export const leftOutLines = async (db: Db, model: Pick<Model, "features">): Promise<readonly string[]> =>
  (await tablesOfOthers(db, model))
    .filter(({ rows }) => rows > 0)
    .map(
      ({ feature, table, rows }) =>
        `${rows} rows of ${table} belong to the feature ${feature}, which this console leaves out. They stay. To delete them: npm run migrate -- --drop ${feature}`,
    );

/** Drops the tables of a feature that the console leaves out. @throws Refusal if it has the feature, or the store has no table of it */
export const dropLeftOut = async (
  db: Db,
  model: Pick<Model, "features">,
  feature: string,
): Promise<readonly LeftTable[]> => {
  if (model.features.some(({ name }) => name === feature))
    throw new Refusal(`This console has the feature ${feature}. Remove it from \`features\` of console.yaml first.`);
  const dropped = (await tablesOfOthers(db, model)).filter((one) => one.feature === feature);
  if (dropped.length === 0) throw new Refusal(`This store has no table of a feature ${feature}.`);
  for (const { table } of dropped) await sql`drop table ${sql.table(table)}`.execute(db);
  await forgetNote(db, PREFIX + feature);
  return dropped;
};

/** @throws Refusal if accounts of the store were protected by a feature that this console leaves out */
export const checkLeftOut = async (db: Db, { features }: Pick<Model, "features">): Promise<void> => {
  const tables = await db.introspection.getTables();
  for (const { name, table } of protectedBefore(features.map((one) => one.name))) {
    if (!tables.some((one) => one.name === table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new Refusal(
        `Accounts of this store are protected by the feature ${name}, which this console leaves out. Add ${name} to \`features\` of console.yaml, or make a backup and delete what protects them: npm run migrate -- --drop ${name}`,
      );
  }
};
