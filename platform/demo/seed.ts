// Fills tables that were just made: with the definitions' demo rows, or with the one company, role and account that a
// platform cannot be used without.
import { randomBytes } from "node:crypto";
import type { Model } from "../../generator";
import { hashPassword, transformed } from "../access/passwords";
import type { Db, Row, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import { DEMO_PASSWORD, makeBelievable } from "./believable";
import { insertMany } from "./insertMany";
import { ensureMenus } from "./menus";
import { drawRows } from "./Rows";
import type { World } from "./Rows";

export interface Seeding {
  readonly store: Store;
  readonly model: Model;
  readonly tables: ReadonlyMap<string, Table>;
  readonly demo: boolean;
  readonly now: number;
}

export interface FirstAccount {
  readonly userId: string;
  readonly password: string;
}

const ESSENTIAL = ["company", "role", "account"];

/** Those pointed to come before those that point to them. */
const inOrder = (tables: ReadonlyMap<string, Table>): Table[] => {
  const done = new Set<Table>();
  const visit = (table: Table, above: readonly Table[]): void => {
    if (done.has(table) || above.includes(table)) return;
    for (const { field } of table.columns) {
      const target = tables.get(String(field.options["to"] ?? ""));
      if (target) visit(target, [...above, table]);
    }
    done.add(table);
  };
  for (const table of tables.values()) visit(table, []);
  return [...done];
};

const keysOf = (table: Table, rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const key = row[table.key.name];
    return typeof key === "string" || typeof key === "number" ? [key] : [];
  });

const KEYS_TO_DRAW_FROM = 20_000;

const storedRows = async (db: Db, table: Table): Promise<Row[]> =>
  db.selectFrom(table.name).selectAll().limit(KEYS_TO_DRAW_FROM).execute();

const firstRows = async (table: Table, password: string): Promise<Row[]> => {
  const given: Row = { ...table.resource.demo.given[0] };
  if (table.name === "role") given["menu_ids"] = [];
  if (table.name === "account")
    given["user_password"] = await hashPassword(transformed(String(given["user_id"]), password));
  return Object.keys(given).length === 0 ? [] : [given];
};

const rowsFor = async (table: Table, { demo, model }: Seeding, world: World, password: string): Promise<Row[]> => {
  if (!demo) return ESSENTIAL.includes(table.name) ? firstRows(table, password) : [];
  const rows = drawRows(table, world);
  world.rows.set(table.name, rows);
  await makeBelievable(table.name, rows, table.resource.demo.given.length, model, world);
  return rows;
};

/** `created` are the tables to fill. Answers the account to sign in with first, when it was made just now. */
export const seed = async (seeding: Seeding, db: Db, created: ReadonlySet<Table>): Promise<FirstAccount | null> => {
  const { store, model, tables, demo, now } = seeding;
  const world: World = { keys: new Map(), rows: new Map() };
  const password = demo ? DEMO_PASSWORD : randomBytes(9).toString("base64url");
  for (const table of inOrder(tables)) {
    if (table.name === "menu") {
      const menus = await ensureMenus(db, table, model, now);
      world.rows.set(table.name, menus);
      world.keys.set(table.name, keysOf(table, menus));
      continue;
    }
    const isNew = created.has(table);
    const rows = isNew
      ? await rowsFor(table, seeding, world, password)
      : created.size > 0
        ? await storedRows(db, table)
        : [];
    if (isNew) await insertMany(store.engine, db, table, rows);
    world.rows.set(table.name, rows);
    world.keys.set(table.name, keysOf(table, rows));
  }
  const accounts = [...created].find(({ name }) => name === "account");
  const userId = accounts?.resource.demo.given[0]?.["user_id"];
  return typeof userId === "string" ? { userId, password } : null;
};
