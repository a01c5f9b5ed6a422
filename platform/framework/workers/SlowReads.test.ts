// Tests that slow statements delay no others, on the one file of the embedded store.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSqlite } from "../storage/sqlite";
import type { Store } from "../storage/Store";
import { transact } from "../storage/transact";
import { openWorker } from "./inWorker";
import { READ_STORE_WORKER, SlowReads } from "./SlowReads";

const dataDir = mkdtempSync(join(tmpdir(), "pilothouse-slow-"));
let store: Store;

beforeAll(async () => {
  store = openSqlite(dataDir, { slowReads: (file) => new SlowReads(file) });
  await sql`create table notes (id integer primary key, text text not null)`.execute(store.db);
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const COUNTED = 2_000_000;

/** Counts for some hundreds of milliseconds, then answers the number of notes. */
const slow = async () => {
  const { rows } = await sql<{
    n: number;
    notes: number;
  }>`with recursive one(i) as (select 1 union all select i + 1 from one where i < ${COUNTED}) select count(*) as n, (select count(*) from notes) as notes from one`.execute(
    store.db,
  );
  return rows[0];
};

const write = (text: string) => sql`insert into notes (text) values (${text})`.execute(store.db);

describe("a statement that took long before", () => {
  it("lets others read and write meanwhile, and answers what they wrote before it", async () => {
    await slow();
    await write("before");
    const done: string[] = [];
    const reading = [slow(), slow()].map((one) => one.finally(() => done.push("slow")));
    await transact(store, async (db) => {
      await sql`insert into notes (text) values ('meanwhile')`.execute(db);
    });
    expect((await sql<{ n: number }>`select count(*) as n from notes`.execute(store.db)).rows).toEqual([{ n: 2 }]);
    done.push("others");
    const [first] = await Promise.all(reading);
    expect(done).toEqual(["others", "slow", "slow"]);
    expect(first?.n).toBe(COUNTED);
    expect(first?.notes).toBeGreaterThanOrEqual(1);
  });

  it("holds up others once, however many ask for it at first", async () => {
    const first = () =>
      sql`with recursive one(i) as (select 1 union all select i + 1 from one where i < ${COUNTED}) select max(i) as most from one`.execute(
        store.db,
      );
    const done: string[] = [];
    const reading = Array.from({ length: 4 }, () => first().finally(() => done.push("slow")));
    await sql`update notes set text = text`.execute(store.db);
    done.push("others");
    await Promise.all(reading);
    expect(done.indexOf("others")).toBeLessThanOrEqual(1);
  });

  it("holds up nobody at all where it makes groups, also at first, and comes back once it is quick", async () => {
    const groups = (most: number) =>
      sql`with recursive one(i) as (select 1 union all select i + 1 from one where i < ${most}) select i % 7 as part, count(*) as n from one group by 1`.execute(
        store.db,
      );
    const done: string[] = [];
    const reading = groups(COUNTED).finally(() => done.push("slow"));
    await sql`update notes set text = text`.execute(store.db);
    done.push("others");
    await reading;
    expect(done).toEqual(["others", "slow"]);
    const reads = new SlowReads(store.address);
    expect(reads.isSlow("select a from b group by 1", [])).toBe(true);
    reads.took("select a from b group by 1", [], 0.1);
    expect(reads.isSlow("select a from b group by 1", [])).toBe(false);
  });

  it("is one that took very long, or long twice in a row: a busy machine makes quick ones wait once", () => {
    const reads = new SlowReads(store.address);
    const seen = (text: string, times: readonly number[]) =>
      times.map((took) => {
        reads.took(text, [], took);
        return reads.isSlow(text, []);
      });
    expect(seen("select 1", [20, 1, 20, 1])).toEqual([false, false, false, false]);
    expect(seen("select 2", [20, 20, 5, 20, 1])).toEqual([false, true, true, true, false]);
    expect(seen("select 3", [60, 1])).toEqual([true, false]);
  });

  it("does not wait for others that take longer", async () => {
    const reads = new SlowReads(store.address);
    const counting = (most: number) =>
      `with recursive one(i) as (select 1 union all select i + 1 from one where i < ${most}) select count(*) as n from one`;
    for (const most of [COUNTED, 1000]) reads.took(counting(most), [], most);
    const done: number[] = [];
    const read = (most: number) => reads.read(counting(most), []).then(() => done.push(most));
    await Promise.all([read(COUNTED), read(COUNTED), read(COUNTED), read(1000)]);
    await reads.close();
    expect(done).toEqual([COUNTED, 1000, COUNTED, COUNTED]);
  });

  it("reads within a transaction what that has written", async () => {
    const seen = await transact(store, async (db) => {
      await sql`insert into notes (text) values ('within')`.execute(db);
      const { rows } = await sql<{
        notes: number;
      }>`with recursive one(i) as (select 1 union all select i + 1 from one where i < ${COUNTED}) select count(*) as n, (select count(*) from notes) as notes from one`.execute(
        db,
      );
      return rows[0]?.notes;
    });
    expect(seen).toBe(3);
  });

  it("hands many rows over in parts, so that taking them over holds up nobody", async () => {
    const worker = await openWorker(READ_STORE_WORKER, { file: store.address }, 64);
    const text = "with recursive one(i) as (select 1 union all select i + 1 from one where i < 1000) select i from one";
    const parts: number[][] = [];
    for (let question: unknown = { text, values: [] }; question !== undefined;) {
      worker.postMessage(question);
      const [answer] = await once(worker, "message");
      parts.push(answer.rows.map(({ i }: { readonly i: number }) => i));
      question = answer.isLast ? undefined : null;
    }
    await worker.terminate();
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(200);
    expect(parts.flat()).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1));
    // All notes are stored.
    const { rows } = await sql<{
      i: number;
    }>`with recursive one(i) as (select 1 union all select i + 1 from one where i < 1000) select i from one limit ${1000} offset ${0}`.execute(
      store.db,
    );
    expect(rows.map(({ i }) => i)).toEqual(parts.flat());
  });

  it("says what is wrong with it, as if it were quick", async () => {
    await sql`drop table notes`.execute(store.db);
    await expect(slow()).rejects.toThrow("no such table: notes");
  });
});
