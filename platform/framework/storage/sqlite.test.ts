// Another program may lock the file or leave a transaction open. After it ends, the store must work as before.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqlite, SQLITE_FILE } from "./sqlite";
import type { Store } from "./Store";
import { transact } from "./transact";

const SHORT = 600;
let folder = "";
let store: Store;
let foreign: Database.Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-sqlite-"));
  store = openSqlite(folder, { patience: SHORT, turn: 2 * SHORT });
  await sql`create table pebble (id integer primary key, weight integer)`.execute(store.db);
  foreign = new Database(join(folder, SQLITE_FILE));
});

afterEach(async () => {
  foreign.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes like the platform: reads first, then inserts a row and reads it back, all in one transaction. */
const addInStep = () =>
  transact(store, async (db) => {
    await sql`select count(*) from pebble`.execute(db);
    return (await sql`insert into pebble (weight) values (1) returning *`.execute(db)).rows.length;
  });
const addAlone = async () =>
  (await sql`insert into pebble (weight) values (2) returning *`.execute(store.db)).rows.length;
const count = async () =>
  Number((await sql<{ n: number }>`select count(*) as n from pebble`.execute(store.db)).rows[0]?.n);

const hold = () => foreign.exec("begin immediate; insert into pebble (weight) values (3)");

describe("another program that writes to the store's file", () => {
  it.each([
    ["in a step", addInStep],
    ["alone", addAlone],
  ])("is waited for by a write %s, while the process goes on", async (_, add) => {
    hold();
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 5);
    const written = add();
    await setTimeout(SHORT / 4);
    foreign.exec("commit");
    expect(await written).toBe(1);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(3);
    expect(await count()).toBe(2);
  });

  it("is named when it does not end, and leaves nothing behind when it does", async () => {
    hold();
    expect(await count()).toBe(0);
    await expect(addInStep()).rejects.toThrow(/^Another program keeps pilothouse\.db locked for writing/);
    await expect(addAlone()).rejects.toThrow(/^Another program keeps/);
    foreign.exec("commit");
    expect(await addInStep()).toBe(1);
    expect(await addAlone()).toBe(1);
    hold();
    await expect(addInStep()).rejects.toThrow(/^Another program keeps/);
    foreign.exec("rollback");
    expect(await addInStep()).toBe(1);
    expect(await count()).toBe(4);
  });
});

describe("a step that asks for the connection that it has", () => {
  it("is refused and rolled back, and other steps continue", async () => {
    const wedged = transact(store, async (db) => {
      await sql`insert into pebble (weight) values (4)`.execute(db);
      return count();
    });
    const waiting = setTimeout(SHORT).then(addInStep);
    await expect(wedged).rejects.toThrow("503");
    expect(await waiting).toBe(1);
    expect(await count()).toBe(1);
  });
});

describe("a store that was closed", () => {
  it("has every row in the one file", async () => {
    for (let row = 0; row < 50; row += 1) await addInStep();
    foreign.close();
    await store.close();
    const copy = join(folder, "copy.db");
    copyFileSync(join(folder, SQLITE_FILE), copy);
    const alone = new Database(copy);
    expect(alone.prepare("select count(*) as n from pebble").get([])).toMatchObject({ n: 50 });
    alone.close();
  });
});

describe("a file that is no store", () => {
  it("is reported in one sentence", () => {
    const other = mkdtempSync(join(tmpdir(), "pilothouse-sqlite-"));
    writeFileSync(join(other, SQLITE_FILE), "Dear diary, ".repeat(100));
    expect(() => openSqlite(other)).toThrow(
      /^\S+pilothouse\.db is not a SQLite database; move it away, or choose [^\n]*$/,
    );
    rmSync(other, { recursive: true, force: true });
  });
});
