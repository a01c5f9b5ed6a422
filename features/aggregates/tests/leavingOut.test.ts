// A console without `aggregates` reads the rows. Its store has no triggers, and gets no new rows of this feature.
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Model } from "../../../generator";
import { business } from "../../../platform/business";
import { dropLeftOut, type ConsoleParts, leftOutLines } from "../../../platform/framework/server/leftOut";
import type { Store } from "../../../platform/framework/storage/Store";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { readTriggers } from "../../../platform/framework/storage/triggers";
import {
  openHost,
  openWithKeys,
  type StorePlace,
  placesForStores,
  readModel,
  storeNames,
} from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";

const whole = readModel(20);
const rest = { ...whole, features: whole.features.filter(({ name }) => name !== "aggregates") };
const declaring = { ...business, features: (business.features ?? []).filter(({ name }) => name !== "aggregates") };
type Business = typeof business;
const without: Business = { ...declaring, aggregates: [] };
const having: ConsoleParts = { model: rest, tables: tablesOf(whole), features: without.features ?? [] };

const RANGE = {
  time_zone: "UTC",
  gmt_begin: Date.parse("2026-10-01T00:00:00Z") / 1000,
  gmt_end: Date.parse("2026-12-31T23:59:59Z") / 1000,
};

const statistics = async ({ client }: TestHost): Promise<unknown> =>
  client.call("/mall/statis/order", RANGE, { token: await client.token("admin"), style: "legacy" });

const readTables = async (store: Store): Promise<readonly string[]> =>
  (await store.db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => /^platform_(sums|aggregate)/.test(name));

const countChanges = async (store: Store): Promise<number> => {
  let changes = 0;
  for (const table of (await readTables(store)).filter((name) => name.startsWith("platform_sums_new_"))) {
    const { rows } = await sql<{ many: number }>`select count(*) as many from ${sql.table(table)}`.execute(store.db);
    changes += Number(rows[0]?.many);
  }
  return changes;
};

const changeOrders = ({ db }: Store) => sql`update ${sql.table("order")} set price = price + 100`.execute(db);

/** Opens a console on a store, closes it, and opens the store alone. */
const opened = async (place: StorePlace, model: Model, business: Business, jobs = true) => {
  const host = await openHost(place, model, [], { JOBS: jobs }, business);
  const answer = await statistics(host);
  await host.close();
  return { answer, store: await openWithKeys(place) };
};

describe.each(storeNames)("a console without aggregates, on %s", (name) => {
  it("says what to do if its business declares some", async () => {
    const found = await placesForStores(name);
    if (!found) return;
    await expect(openHost(found.place(), rest, [], {}, declaring)).rejects.toThrow(
      /leaves the feature aggregates out\. Add aggregates to `features` of console\.yaml/,
    );
    await found.close();
  });

  it("reads the rows, and has no table in a new store", async () => {
    const found = await placesForStores(name);
    if (!found) return;
    const { answer, store } = await opened(found.place(), rest, without);
    expect(answer).toMatchObject({ code: 200 });
    expect(await readTables(store)).toEqual([]);
    await store.close();
    await found.close();
  }, 60_000);

  it("keeps the tables of its store, writes nothing to them, and sums again when the feature is back", async () => {
    const found = await placesForStores(name);
    if (!found) return;
    const place = found.place();
    const before = await opened(place, whole, business, false);
    await changeOrders(before.store);
    expect(await countChanges(before.store)).toBeGreaterThan(0);
    const tables = await readTables(before.store);
    expect(tables.length).toBe(5);
    await before.store.close();

    const left = await opened(place, rest, without);
    expect(left.answer).not.toEqual(before.answer);
    const changes = await countChanges(left.store);
    await changeOrders(left.store);
    expect(await countChanges(left.store)).toBe(changes);
    expect(await readTables(left.store)).toEqual(tables);
    expect(await leftOutLines(left.store, having)).toContainEqual(
      expect.stringMatching(
        /^\d+ rows of platform_sums_new_\w+ belong to the feature aggregates, which .* They stay\./,
      ),
    );
    await left.store.close();

    const back = await opened(place, whole, business, false);
    expect(await readTriggers(back.store.engine, back.store.db)).not.toEqual([]);
    expect(await countChanges(back.store)).toBe(0);
    await back.store.close();
    await found.close();
  }, 120_000);

  it("can be written to after its tables were dropped before the first start", async () => {
    const found = await placesForStores(name);
    if (!found) return;
    const { store } = await opened(found.place(), whole, business, false);
    const [dropped] = await dropLeftOut(store, having, "aggregates");
    expect(dropped?.match(/platform_\w+ \(/g)).toHaveLength(5);
    expect(await readTriggers(store.engine, store.db)).toEqual([]);
    await changeOrders(store);
    await store.close();
    await found.close();
  }, 60_000);
});
