// Code that handles an error inside a transaction and continues, although PostgreSQL has already aborted the
// transaction.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../platform/framework/storage/open";
import type { Db, Store } from "../../platform/framework/storage/Store";
import { transact } from "../../platform/framework/storage/transact";
import { smokeStores } from "../effort";
import { placesForStores } from "./hosts";

const found = await placesForStores("PostgreSQL", smokeStores);

describe.skipIf(found === null)("a transaction that an error broke", () => {
  let store: Store;
  beforeAll(async () => {
    if (!found) return;
    store = await openStore(found.place());
    await sql`create table note (id integer primary key)`.execute(store.db);
  });
  afterAll(async () => {
    await store.close();
    found?.close();
  });

  const add = (db: Db, id: number) => sql`insert into note (id) values (${id})`.execute(db);
  const raise = (db: Db, code: string) => sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(db);
  const stored = async () =>
    (await sql<{ id: number }>`select id from note order by id`.execute(store.db)).rows.map(({ id }) => id);

  it("fails with that error, and does not look as if it were stored", async () => {
    const swallowing = transact(store, async (db) => {
      await add(db, 1);
      await add(db, 1).catch(() => undefined);
    });
    await expect(swallowing).rejects.toMatchObject({ code: "23505" });
    const going = transact(store, async (db) => {
      await add(db, 1);
      await add(db, 1).catch(() => undefined);
      await add(db, 2);
    });
    await expect(going).rejects.toMatchObject({ code: "23505" });
    expect(await stored()).toEqual([]);
  });

  it("goes on where only a part of it failed", async () => {
    await transact(store, async (db) => {
      await add(db, 3);
      const part = transact({ ...store, db }, (inner) => add(inner, 3));
      await expect(part).rejects.toMatchObject({ code: "23505" });
      await add(db, 4);
    });
    expect(await stored()).toEqual([3, 4]);
  });

  it.each(["40001", "40P01"])("runs again as a whole after a conflict in a part of it, %s", async (code) => {
    let ran = 0;
    const id = code === "40001" ? 5 : 6;
    await transact(store, async (db) => {
      ran += 1;
      await add(db, id);
      if (ran === 1) await transact({ ...store, db }, (inner) => raise(inner, code)).catch(() => undefined);
      await sql`select 1`.execute(db);
    });
    expect(ran).toBe(2);
    expect(await stored()).toContain(id);
  });
});
