// Fills new tables with the demo rows of the definitions, or with the company, role and account that a platform needs.
import { sql } from "kysely";
import type { Model } from "../../../generator";
import type { Settings } from "../settings/settings";
import { firstDemoUserId, planFirstRows } from "./firstRows";
import type { FirstAccount } from "./firstRows";
import { KNOWN_PASSWORD } from "./knownPasswords";
import { readRows } from "../storage/query";
import type { Db, Row, Store } from "../storage/Store";
import { ownerField } from "../storage/ownerFields";
import type { Table } from "../storage/Table";
import { stampNames } from "../storage/write";
import type { Business } from "../Business";
import { insertMany } from "../demo/insertMany";
import { ensureMenus } from "../demo/menus";
import { adjustOfPeople } from "../demo/people";
import { drawRows } from "../demo/Rows";
import type { World } from "../demo/Rows";
import { DAY } from "../wire/seconds";

export interface SeedOptions {
  readonly store: Store;
  readonly model: Model;
  readonly tables: ReadonlyMap<string, Table>;
  readonly demo: boolean;
  readonly settings: Settings;
  readonly now: number;
  readonly business: Business;
}

/** All tables that rows of `table` refer to, directly or through other tables. Lists of records do not count. */
const leadingOf = (tables: SeedOptions["tables"], table: Table, seen = new Set<Table>()): ReadonlySet<Table> => {
  for (const { column, target } of table.links) {
    const next = column.joined === null ? tables.get(target) : undefined;
    if (next === undefined || seen.has(next)) continue;
    seen.add(next);
    leadingOf(tables, next, seen);
  }
  return seen;
};

/**
 * Sorts tables so that each comes after the tables that it refers to, and after those that its demo rows depend on. A
 * list field may refer to records that come later, such as the roles of a company. It stays empty.
 */
export const sortTables = ({ tables, business }: Pick<SeedOptions, "tables" | "business">): Table[] => {
  const done = new Set<Table>();
  const visit = (table: Table, above: readonly Table[]): void => {
    if (done.has(table) || above.includes(table)) return;
    const pointed = table.links.flatMap(({ column, target }) => {
      const to = tables.get(target);
      return to === undefined || (column.joined !== null && leadingOf(tables, to).has(table)) ? [] : [target];
    });
    for (const name of [...pointed, ...(business.demo?.follows?.[table.name] ?? [])]) {
      const target = tables.get(name);
      if (target) visit(target, [...above, table]);
    }
    done.add(table);
  };
  for (const table of tables.values()) visit(table, []);
  return [...done];
};

const KEYS_TO_DRAW_FROM = 20_000;

const storedRows = (db: Db, table: Table): Promise<Row[]> => readRows(db, table, sql`limit ${KEYS_TO_DRAW_FROM}`);

const BATCH = 1000;
/** If a resource has more rows than this, only their keys and owners stay in memory. */
const LARGE = 5000;

const remember = (table: Table, row: Row, world: World): void => {
  const { key, resource } = table;
  const id = row[key.name];
  const owner = ownerField(resource);
  const isLarge = resource.demo.rows > LARGE;
  const kept = isLarge ? { [key.name]: id, ...(owner === null ? {} : { [owner]: row[owner] }) } : row;
  world.rows.get(table.name)?.set(String(id), kept);
  if (typeof id === "string" || typeof id === "number") world.keys.get(table.name)?.push(id);
};

const enter = (table: Table, world: World): void => {
  world.rows.set(table.name, new Map());
  world.keys.set(table.name, []);
};

const passwordOf = ({ settings }: SeedOptions): string => settings.DEMO_PASSWORD ?? KNOWN_PASSWORD;

/** Spreads the rows over two years, or over the shorter time for which their table keeps rows. */
const keepWithin = ({ division }: Table, row: Row, now: number): void => {
  if (division === null || division.keep === null) return;
  const age = now - Number(row[division.partition]);
  const longest = division.keep * DAY;
  if (age > longest / 2) row[division.partition] = now - (age % Math.floor(longest / 2));
};

/** A row must not have changed before it was created. */
const changeAfter = (table: Table, row: Row): void => {
  const [made] = stampNames(table, "created");
  if (made === undefined) return;
  for (const changed of stampNames(table, "changed"))
    row[changed] = Math.max(Number(row[made] ?? 0), Number(row[changed] ?? 0));
};

const fillWithDemo = async (table: Table, seeding: SeedOptions, db: Db, world: World): Promise<void> => {
  const { store, model, business } = seeding;
  const own = business.demo?.adjusting?.[table.name];
  const people = adjustOfPeople(model, table.name);
  const password = passwordOf(seeding);
  let batch: Row[] = [];
  let index = 0;
  for (const row of drawRows(table, model.samples, world)) {
    const isGiven = index < table.resource.demo.given.length;
    const at = { index, isGiven, model, world, password, cost: seeding.settings.PASSWORD_COST };
    const adjusted = own?.(row, at);
    // For most of a hundred thousand rows there is nothing to await, and leaving out the await saves time.
    if ((adjusted instanceof Promise ? await adjusted : adjusted) === false) continue;
    if (people) await people(row, at);
    keepWithin(table, row, world.now);
    changeAfter(table, row);
    remember(table, row, world);
    index += 1;
    if (batch.push(row) < BATCH) continue;
    await insertMany(store.engine, db, table, batch);
    batch = [];
  }
  await insertMany(store.engine, db, table, batch);
};

/** Fills the tables in `created`. Answers the account to sign in with first, if it was just created. */
export const seed = async (seeding: SeedOptions, db: Db, created: ReadonlySet<Table>): Promise<FirstAccount | null> => {
  const { store, model, demo, now } = seeding;
  const world: World = { now, keys: new Map(), rows: new Map() };
  const first = planFirstRows(seeding.settings, model, seeding.business);
  for (const table of sortTables(seeding)) {
    enter(table, world);
    const isNew = created.has(table);
    if (table.name === model.identity?.menu.resource)
      for (const row of await ensureMenus(db, table, model, now)) remember(table, row, world);
    else if (isNew && demo) await fillWithDemo(table, seeding, db, world);
    else if (isNew) await insertMany(store.engine, db, table, await first.rowsOf(table, now));
    else if (!isNew && created.size > 0) for (const row of await storedRows(db, table)) remember(table, row, world);
  }
  if (demo) await seeding.business.demo?.complete?.(seeding, db, created);
  const userId = firstDemoUserId(model);
  if (userId === null || ![...created].some(({ name }) => name === model.identity?.account.resource)) return null;
  return demo ? { userId, password: seeding.settings.DEMO_PASSWORD === null ? KNOWN_PASSWORD : null } : first.account;
};
