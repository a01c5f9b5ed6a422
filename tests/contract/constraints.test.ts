// The store itself refuses invalid data, even if no check ran before the write.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { constraintsOf } from "../../platform/framework/storage/constraints";
import { listColumns } from "../../platform/framework/storage/lists";
import { openStore } from "../../platform/framework/storage/open";
import { storeRefusalOf } from "../../platform/framework/storage/StoreRefusal";
import type { Db, Store } from "../../platform/framework/storage/Store";
import { tablesOf } from "../../platform/framework/storage/Table";
import type { Column, Table } from "../../platform/framework/storage/Table";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";

const model = readModel(12);
const tables = tablesOf(model);
const constraints = [...tables.values()].flatMap(constraintsOf);
const lists = [...tables.values()].flatMap((table) => listColumns(table).map((list) => ({ table, ...list })));
const uniques = [...tables.values()].flatMap((table) =>
  table.indexes.filter(({ unique }) => unique).map((index) => ({ table, index })),
);

const NOWHERE = 987_654_321;
const TOO_LONG = 70_000;

const wrongFor = (column: Column): string | number => {
  if (column.storage === "text") return "x".repeat("to" in column.field.options ? 20 : TOO_LONG);
  const { to, min, max } = column.field.options;
  if (to !== undefined) return NOWHERE;
  const isOnlyLeast = (min ?? null) !== null && (max ?? null) === null;
  return isOnlyLeast ? -TOO_LONG : Number.MAX_SAFE_INTEGER + 1;
};

const firstKeys = async (db: Db, { name, key }: Table, most: number): Promise<readonly unknown[]> => {
  const ref = sql.ref(key.name);
  const { rows } = await sql<{
    own: unknown;
  }>`select ${ref} as own from ${sql.table(name)} order by ${ref} limit ${most}`.execute(db);
  return rows.map(({ own }) => own);
};

/** The error of the store for a write. The write is rolled back. */
const said = async (store: Store, write: (db: Db) => Promise<unknown>) => {
  const undone = new Error("undone");
  const error: unknown = await store.db
    .transaction()
    .execute(async (db) => {
      await write(db);
      // Check deferred constraints now.
      if (store.engine === "postgres") await sql`set constraints all immediate`.execute(db);
      throw undone;
    })
    .catch((one: unknown) => one);
  return error === undone ? null : storeRefusalOf(tables, error);
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`what ${name} refuses by itself`, () => {
    let store: Store;
    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      await (await openHost(place, model)).close();
      store = await openStore(place);
    }, 60_000);
    afterAll(async () => {
      await store?.close();
      found?.close();
    });

    it.each(constraints.map((one) => [one.table.name, one.column.name, one] as const))(
      "in %s, a wrong %s",
      async (_table, _field, { table, column, on, kind, name: rule }) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table.name)}`.execute(store.db);
        // Tables without demo rows have constraints too.
        if (Number(rows[0]?.n) === 0) return expect(rule).toMatch(/^(fk|ck)_/);
        const [key] = await firstKeys(store.db, table, 1);
        // The value of another field decides to which resource the text refers.
        const lead = table.links.find((link) => link.lead?.name === on)?.lead ?? null;
        const by = lead === null ? [] : [sql`${sql.ref(lead.by.name)} = ${lead.value}`];
        const wrong = lead === null ? wrongFor(column) : String(NOWHERE);
        const changes = sql.join([...by, sql`${sql.ref(column.name)} = ${wrong}`]);
        const update = (db: Db) =>
          sql`update ${sql.table(table.name)} set ${changes} where ${sql.ref(table.key.name)} = ${key}`.execute(db);
        // SQLite checks references within one table at the end of the transaction.
        const target = table.links.find(
          (link) => link.column === column && (link.lead?.name ?? column.name) === on,
        )?.target;
        const isLater = store.engine === "sqlite" && target === table.name;
        const message = isLater
          ? storeRefusalOf(
              tables,
              await store.db
                .transaction()
                .execute(update)
                .catch((one: unknown) => one),
            )
          : await said(store, update);
        expect(message).toMatchObject({ kind });
      },
    );

    it.each(lists.map(({ table, column, joined }) => [table.name, column.name, table, joined] as const))(
      "in %s, a key in %s that leads nowhere",
      async (_table, _field, table, joined) => {
        const [owner] = await firstKeys(store.db, table, 1);
        const insert = async (db: Db) => {
          await sql`insert into ${sql.table(joined)} (owner, item, place) values (${owner}, ${NOWHERE}, 1)`.execute(db);
        };
        const error = await store.db
          .transaction()
          .execute(insert)
          .catch((one: unknown) => one);
        expect(storeRefusalOf(tables, error)).toMatchObject({ kind: "reference" });
      },
    );

    it.each(uniques.map(({ table, index }) => [table.name, index.columns.join(), table, index] as const))(
      "in %s, a second row with the same %s",
      async (_table, _fields, table, { columns, given }) => {
        const [one, other] = await firstKeys(store.db, table, 2);
        if (other === undefined) return;
        const copy = columns.map((column) => {
          const ref = sql.ref(column);
          const value = sql`(select ${ref} from ${sql.table(table.name)} where ${sql.ref(table.key.name)} = ${one})`;
          return sql`${ref} = ${value}`;
        });
        const message = await said(store, async (db) => {
          const filled = columns.map((column) => {
            const facts = table.byName.get(column);
            const to = table.links.find((link) => link.column === facts && link.lead === null);
            const [there] = to ? [sql`(select min(${sql.ref(to.key.name)}) from ${sql.table(to.target)})`] : [];
            const empty = facts?.storage === "text" ? sql`'same'` : sql`1`;
            return sql`${sql.ref(column)} = coalesce(${sql.ref(column)}, ${there ?? empty})`;
          });
          await sql`update ${sql.table(table.name)} set ${sql.join(filled)} where ${sql.ref(table.key.name)} = ${one}`.execute(
            db,
          );
          await sql`update ${sql.table(table.name)} set ${sql.join(copy)} where ${sql.ref(table.key.name)} = ${other}`.execute(
            db,
          );
        });
        expect(message).toMatchObject({ kind: "unique", table: { name: table.name }, fields: given });
      },
    );
  });
}
