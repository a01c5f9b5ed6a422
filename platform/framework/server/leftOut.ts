// Features that a console leaves out, although its store has rows of them. The rows stay until somebody decides to delete them.
import { sql } from "kysely";
import { tablesOfMissingFeatures } from "../../../generator";
import { type PlatformFeature, tablesOfFeatures } from "../Feature";
import { Refusal } from "../settings/Refusal";
import { deleteNote, NOTES_TABLE, rewriteNote } from "../storage/bookkeeping";
import { readExistingTables } from "../storage/catalog";
import { withoutForeignKeys } from "../storage/creation";
import { dropTables } from "../storage/dropTables";
import { ALIVE_SECONDS, ensureInstances, findOthers } from "../storage/instances";
import { lockMigration } from "../storage/migrate";
import { keysIn } from "../storage/parseStored";
import { countRows } from "../storage/query";
import type { Db, Row, Store } from "../storage/Store";
import type { Described } from "../storage/tableFor";
import { transact } from "../storage/transact";
import { dropTriggers } from "../storage/triggers";

/** A console: its definitions, and the code of its features. */
export interface ConsoleParts extends Described {
  readonly features: readonly PlatformFeature[];
}

type LeftTable = Readonly<{ feature: string; table: string; rows: number }>;

const PREFIX = "tables:";
/** The prefixes of the platform's own tables and those of SQLite. A note never assigns such a table to a feature. */
const RESERVED = /^(platform|sqlite)_/;

/** The names of features in the definitions. They decide about the framework's own features. */
const listedBy = ({ model }: ConsoleParts): readonly string[] => model.features.map(({ name }) => name);

/** The tables of the resources and of the console's own features. */
const tablesHad = ({ tables, features }: ConsoleParts): ReadonlySet<string> =>
  new Set([
    ...[...tables.values()].flatMap(({ name, columns }) => [name, ...columns.flatMap(({ joined }) => joined ?? [])]),
    ...tablesOfFeatures(features).flatMap(({ table = [] }) => table),
  ]);

const readNoted = async (db: Db): Promise<readonly (readonly [feature: string, tables: readonly string[]])[]> => {
  const { rows } =
    await sql<Row>`select note, value from ${sql.table(NOTES_TABLE)} where note like ${`${PREFIX}%`}`.execute(db);
  return rows.map(({ note, value }) => [String(note).slice(PREFIX.length), [...new Set(keysIn(value))]]);
};

/**
 * Notes which tables belong to the console's own features, because this cannot be found out once a feature is removed.
 * If the console now uses a table, the note about its former feature is deleted.
 */
export const recordFeatureTables = async (db: Db, having: ConsoleParts): Promise<void> => {
  const had = tablesHad(having);
  for (const [feature, names] of await readNoted(db))
    if (names.some((name) => had.has(name)))
      await rewriteNote(db, PREFIX + feature, JSON.stringify(names.filter((name) => !had.has(name))));
  for (const { name, tables = [] } of having.features) {
    const names = tables.flatMap(({ table = [] }) => table);
    if (names.length > 0) await rewriteNote(db, PREFIX + name, JSON.stringify(names));
  }
};

/** Whether a table has this name. A "*" at the end of a name means any ending. */
const matches = (table: string, name: string): boolean =>
  name.endsWith("*") ? table.startsWith(name.slice(0, -1)) : table === name;

/** Tables of features that the console leaves out, by feature. */
const namesLeft = async (
  engine: Store["engine"],
  db: Db,
  having: ConsoleParts,
): Promise<readonly (readonly [feature: string, table: string])[]> => {
  const [has, had, present] = [listedBy(having), tablesHad(having), await readExistingTables(engine, db)];
  const noted = present.has(NOTES_TABLE) ? await readNoted(db) : [];
  const claims = noted.flatMap(([feature, names]) => names.map((name) => [feature, name] as const));
  const others = claims.filter(([feature, name]) => !has.includes(feature) && !RESERVED.test(name));
  const ofFeatures = tablesOfMissingFeatures(has).flatMap(([feature, name]) =>
    [...present].filter((table) => matches(table, name)).map((table) => [feature, table] as const),
  );
  return [...ofFeatures, ...others].filter(([, table]) => present.has(table) && !had.has(table));
};

const findLeft = async (engine: Store["engine"], db: Db, having: ConsoleParts): Promise<readonly LeftTable[]> => {
  const left: LeftTable[] = [];
  for (const [feature, table] of await namesLeft(engine, db, having))
    left.push({ feature, table, rows: await countRows(db, { name: table }) });
  return left;
};

/** Drops the triggers that write to tables of features that the console leaves out. */
export const dropTriggersOfOthers = async (engine: Store["engine"], db: Db, having: ConsoleParts): Promise<void> => {
  const left = await namesLeft(engine, db, having);
  if (left.length > 0)
    await dropTriggers(engine, db, ({ text }) => left.some(([, table]) => text.includes(`"${table}"`)));
};

/** The left-out features whose rows protect accounts or the trail, such as second factors. */
const protecting = (having: ConsoleParts, left: readonly LeftTable[]): ReadonlySet<string> => {
  const protects = new Set(tablesOfMissingFeatures(listedBy(having), "protects").map(([, table]) => table));
  return new Set(left.filter(({ table, rows }) => rows > 0 && protects.has(table)).map(({ feature }) => feature));
};

const refusalOf = (name: string): string =>
  `This store is protected by the feature ${name}, which this console leaves out. Add ${name} to \`features\` of console.yaml, or make a backup and delete what protects them: npm run migrate -- --drop ${name}`;

/** A line for each table with rows of a left-out feature. Features that would refuse a start come first. */
export const leftOutLines = async ({ engine, db }: Store, having: ConsoleParts): Promise<readonly string[]> => {
  const left = await findLeft(engine, db, having);
  return [
    ...[...protecting(having, left)].map((name) => `The platform will not start. ${refusalOf(name)}`),
    ...left
      .filter(({ rows }) => rows > 0)
      .map(
        ({ feature, table, rows }) =>
          `${rows} rows of ${table} belong to the feature ${feature}, which this console leaves out. They stay. To delete them: npm run migrate -- --drop ${feature}`,
      ),
  ];
};

/**
 * Drops the tables of a feature that the console leaves out, and answers the lines to print.
 * @throws Refusal if the console has the feature, if the store has no table of it, or if somebody uses the tables
 */
export const dropLeftOut = async (store: Store, having: ConsoleParts, feature: string): Promise<readonly string[]> => {
  if ([...having.model.features, ...having.features].some(({ name }) => name === feature))
    throw new Refusal(`This console has the feature ${feature}. Remove it from \`features\` of console.yaml first.`);
  await ensureInstances(store.db);
  return withoutForeignKeys(store.engine, store.db, () =>
    transact(store, async (db) => {
      await lockMigration(store.engine, db);
      // Uses a separate connection, because a transaction that had to wait may still see processes that have ended.
      const running = store.engine === "sqlite" ? [] : await findOthers(store.db, { id: "", layout: "" });
      if (running.length > 0)
        throw new Refusal(
          `Processes of the platform that use this store: ${running.length}. Stop them first; one that crashed no longer counts after ${ALIVE_SECONDS} seconds. Nothing was changed.`,
        );
      const left = await findLeft(store.engine, db, having);
      const mine = left.filter((one) => one.feature === feature);
      if (mine.length === 0) throw new Refusal(`This store has no table of a feature ${feature}.`);
      const shared = left.filter((one) => one.feature !== feature && mine.some(({ table }) => table === one.table));
      const dropped = mine.filter(({ table }) => shared.every((one) => one.table !== table));
      const names = dropped.map(({ table }) => table);
      await dropTriggersOfOthers(store.engine, db, having);
      if (names.length > 0) await dropTables(store.engine, db, names);
      await deleteNote(db, PREFIX + feature);
      return [
        `Dropped: ${dropped.map(({ table, rows }) => `${table} (${rows} rows)`).join(", ") || "nothing"}`,
        ...shared.map(
          ({ table, feature: other }) =>
            `${table} stays: it belongs to the feature ${other} too. To delete it: npm run migrate -- --drop ${other}`,
        ),
        ...[...protecting(having, dropped)].map((name) => `The feature ${name} no longer protects this store.`),
      ];
    }),
  );
};

/** @throws Refusal if this console leaves out a feature that protected the store */
export const checkLeftOut = async (engine: Store["engine"], db: Db, having: ConsoleParts): Promise<void> => {
  for (const name of protecting(having, await findLeft(engine, db, having))) throw new Refusal(refusalOf(name));
};
