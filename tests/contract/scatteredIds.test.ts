// With IDS=scattered, new rows on PostgreSQL get scattered numbers. Everything else works as before: lists, tables that
// keep their sequence, and numbers that are already used.
import { afterAll, describe, expect, it } from "vitest";
import { insertWithRandomId, LOWEST_RANDOM_ID } from "../../platform/framework/storage/ids";
import type { Row } from "../../platform/framework/storage/Store";
import { type Table, tablesOf } from "../../platform/framework/storage/Table";
import { transact } from "../../platform/framework/storage/transact";
import { encodeRow } from "../../platform/framework/storage/codec";
import { recordOf, rowsOf } from "./Client";
import { openHost, openWithKeys, placesForStores, readModel } from "./hosts";

const model = readModel(12);
const found = await placesForStores("PostgreSQL");
afterAll(() => found?.close(), 60_000);

const CRON = "/v2/user/admin/cron";
const isScattered = (id: unknown): boolean => Number(id) >= LOWEST_RANDOM_ID && Number(id) < 1e15;

const tableOf = (name: string): Table => {
  const table = tablesOf(model, null, "scattered").get(name);
  if (table === undefined) throw new Error(`no ${name}`);
  return table;
};

it("leaves in sequence what has no time of creation, is in parts, sorted by its key, a tree, or money", () => {
  const tables = [...tablesOf(model, null, "scattered").values()];
  const named = (ids: string) => tables.filter((one) => one.ids === ids).map(({ name }) => name);
  expect(named("scattered")).toEqual(expect.arrayContaining(["cron", "account", "outbox", "alarm_push", "notice"]));
  expect(named("sequence")).toEqual(
    expect.arrayContaining([
      "audit",
      "device_log",
      "money",
      "money_flow",
      "menu",
      "company",
      "role",
      "server",
      "order",
    ]),
  );
  expect([...tablesOf(model).values()].every(({ ids }) => ids === "sequence")).toBe(true);
});

describe.skipIf(found === null)("scattered numbers", { timeout: 60_000 }, () => {
  it("are those of new rows, which are read, changed, listed by time and deleted by them, also after the setting is gone", async () => {
    if (found === null) return;
    const place = found.place();
    const host = await openHost(place, model, [], { IDS: "scattered" });
    const signed = { token: await host.client.token("admin") };
    const ids: unknown[] = [];
    for (const at of [1, 2, 3, 4, 5, 6]) {
      const made = await host.client.call(
        `${CRON}/add`,
        { name: `row ${at}`, type: 1, state: 1, spec: "0 0 * * *" },
        signed,
      );
      ids.push(recordOf(made).id);
      host.later(2);
    }
    expect(ids.every(isScattered)).toBe(true);
    expect(new Set(ids).size).toBe(6);
    const list = async (order: string) => {
      const asked = { name: "row", sort_field: "gmt_create", sort_order: order, page_size: 50 };
      return rowsOf(await host.client.call(`${CRON}/list`, asked, signed)).map(({ name }) => name);
    };
    const newest = await list("desc");
    expect(newest.filter((name) => String(name).startsWith("row "))).toEqual(
      [6, 5, 4, 3, 2, 1].map((at) => `row ${at}`),
    );
    const changed = await host.client.call(`${CRON}/set`, { id: ids[0], name: "row one" }, signed);
    expect(recordOf(changed)).toMatchObject({ id: ids[0], name: "row one" });
    await host.client.call(`${CRON}/del`, { id: [ids[1]] }, signed);
    await host.close();

    const later = await openHost(place, model, [], { IDS: "sequence" });
    const token = await later.client.token("admin");
    const made = await later.client.call(
      `${CRON}/add`,
      { name: "in turn", type: 1, state: 1, spec: "0 0 * * *" },
      { token },
    );
    expect(Number(recordOf(made).id)).toBeLessThan(1000);
    await later.close();
  });

  it("are never given twice: a number that is taken is drawn again, by many at once too", async () => {
    if (found === null) return;
    const place = found.place();
    await (await openHost(place, model, [], { IDS: "scattered" })).close();
    const store = await openWithKeys(place);
    const table = tableOf("cron");
    const now = Math.floor(Date.now() / 1000);
    let made = 0;
    const insert = (draw: () => number): Promise<Row> => {
      made += 1;
      const row = encodeRow(table, { name: `n${made}`, type: 1, state: 1, gmt_create: now });
      delete row.id;
      return transact({ ...store, trail: null }, (db) => insertWithRandomId(db, table, row, now, draw));
    };
    // Forty rows, and only sixty possible numbers for them.
    const few = () => LOWEST_RANDOM_ID + Math.floor(Math.random() * 60);
    const rows = await Promise.all(Array.from({ length: 40 }, () => insert(few)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(40);
    const [first] = rows;
    await expect(insert(() => Number(first?.id))).rejects.toThrow("no free key");
    await store.close();
  });
});
