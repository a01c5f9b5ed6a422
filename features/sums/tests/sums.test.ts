// On both stores, the sums of lists by SQL equal the sums of the listed rows.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toCents } from "../../../shared/schema/decimal";
import { isRecord, type JsonRecord, rowsOf } from "../../../tests/contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";

const model = readModel();
const LIST = "/vas/order/list";

/** Whether an order is paid and not refunded. */
const counts = ({ order_state, refund_state }: JsonRecord): boolean =>
  (order_state === 2 || order_state === 3) && refund_state !== 2;

const inCents = (rows: readonly JsonRecord[]): bigint =>
  rows.reduce((sum, { price }) => sum + BigInt(toCents(String(price)) ?? 0), 0n);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`sums on ${name}`, () => {
    let host: TestHost;
    let token = "";
    let rows: readonly JsonRecord[] = [];
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      token = await host.client.token("admin");
      rows = await listed({});
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const list = model.resources.find((one) => one.name === "order")?.calls.find((call) => call.name === "list");
    const listed = async (filters: JsonRecord, by = token) =>
      rowsOf(
        await host.client.call(
          list?.path ?? LIST,
          { ...list?.constants, ...filters, page_size: 1000 },
          { token: by, style: list?.style === "legacy" ? "legacy" : "bearer" },
        ),
      );
    const ask = async (body: JsonRecord, by = token) => {
      const answer = await host.client.fetch("/rest/sums", {
        method: "POST",
        headers: { authorization: `Bearer ${by}`, "content-type": "application/json" },
        body: JSON.stringify({ resource: "order", fields: ["price"], filters: {}, ...body }),
      });
      const data: unknown = await answer.json();
      return { status: answer.status, data: isRecord(data) ? data : {} };
    };
    const recordsIn = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
    const byCurrency = (all: readonly JsonRecord[], isWhole = false) => {
      const some = isWhole ? all : all.filter(counts);
      return [...new Set(some.map(({ fee_type }) => fee_type))]
        .map((currency) => [currency, inCents(some.filter(({ fee_type }) => fee_type === currency))] as const)
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    };
    const sumsIn = (sums: unknown) =>
      recordsIn(sums)
        .map(({ currency, sum }) => [currency, BigInt(toCents(String(sum)) ?? 0)] as const)
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));

    it("are of what is filtered, by conditions too, with one sum for each currency", async () => {
      expect(byCurrency(rows).length).toBeGreaterThan(1);
      for (const filters of [{}, { order_state: 3 }, { where: "price more 10 and order_state is_not 1" }]) {
        const some = await listed(filters);
        const { status, data } = await ask({ filters });
        expect([status, data.count]).toEqual([200, some.length]);
        expect(sumsIn(data.sums)).toEqual(byCurrency(some));
      }
      const none = await ask({ filters: { where: "price more 99999999" } });
      expect(none.data).toMatchObject({ count: 0, sums: [] });
    });

    it("come in groups with counts and averages, the largest first", async () => {
      const { data } = await ask({ by: "order_state", fields: ["price", "buy_num"] });
      const groups = recordsIn(data.groups);
      expect(groups.map(({ count }) => count)).toEqual(groups.map(({ count }) => Number(count)).sort((a, b) => b - a));
      expect(new Set(groups.map(({ value }) => value))).toEqual(new Set(rows.map((row) => row.order_state)));
      for (const { value, count, sums } of groups) {
        const some = rows.filter((row) => row.order_state === value);
        expect(count).toBe(some.length);
        const of = (field: string) => recordsIn(sums).filter((one) => one.field === field);
        expect(sumsIn(of("price"))).toEqual(byCurrency(some));
        const bought = some.reduce((sum, row) => sum + Number(row.buy_num), 0);
        expect(of("buy_num")).toEqual([
          { field: "buy_num", currency: null, count: some.length, sum: bought, average: bought / some.length },
        ]);
        for (const { currency, average } of of("price")) {
          const alike = some.filter((row) => row.fee_type === currency && counts(row));
          const step = currency === "jpy" ? 100 : 1;
          expect(Math.abs(Number(average) * 100 - Number(inCents(alike)) / alike.length)).toBeLessThanOrEqual(
            step / 2 + 0.01,
          );
          if (currency === "jpy") expect(String(average)).toMatch(/\.00$/);
        }
      }
    });

    it("count the orders that are paid and not refunded, and in groups of their states all of them", async () => {
      const { data } = await ask({ by: "money_state" });
      const paid = rows.filter(counts);
      expect(paid.length).toBeGreaterThan(0);
      expect(paid.length).toBeLessThan(rows.length);
      expect(recordsIn(data.sums).reduce((all, { count }) => all + Number(count), 0)).toBe(paid.length);
      expect(sumsIn(data.sums)).toEqual(byCurrency(rows));
      expect(data.conditional).toEqual([]);
      for (const { value, sums } of recordsIn(data.groups))
        expect(sumsIn(sums)).toEqual(
          byCurrency(
            rows.filter((row) => row.money_state === value),
            true,
          ),
        );
      const byPayment = await ask({ by: "pay_type" });
      expect(byPayment.data.conditional).toEqual(["price"]);
    });

    it("come by the days and months of a zone, the latest first, and by references", async () => {
      const zone = "Asia/Kolkata";
      const dayOf = (seconds: unknown) => new Date((Number(seconds) + 19_800) * 1000).toISOString().slice(0, 10);
      for (const per of ["day", "month"]) {
        const { data } = await ask({ by: "gmt_create", per, zone });
        const cut = (day: string) => (per === "day" ? day : `${day.slice(0, 7)}-01`);
        const groups = recordsIn(data.groups).map(({ value, count }) => [
          new Date(Number(value) * 1000).toISOString().slice(0, 10),
          count,
        ]);
        const days = [...new Set(rows.map((row) => cut(dayOf(row.gmt_create))))].sort().reverse();
        const counted = days.map((day) => [day, rows.filter((row) => cut(dayOf(row.gmt_create)) === day).length]);
        expect(groups).toEqual(counted);
      }
      const { data } = await ask({ by: "comp_id" });
      expect(recordsIn(data.groups).reduce((sum, { count }) => sum + Number(count), 0)).toBe(rows.length);
    });

    it("include no rows that the list does not show, and need the right to the list", async () => {
      const partner = await host.client.token("ruishi");
      const some = await listed({}, partner);
      expect(some.length).toBeGreaterThan(0);
      expect(some.length).toBeLessThan(rows.length);
      const { status, data } = await ask({}, partner);
      expect([status, data.count]).toEqual([200, some.length]);
      expect(sumsIn(data.sums)).toEqual(byCurrency(some));
      const other = rows.find(({ comp_id }) => !some.some((row) => row.comp_id === comp_id))?.comp_id;
      expect((await ask({ filters: { comp_id: [other] } }, partner)).data.count ?? 0).toBe(0);
      expect((await ask({}, await host.client.token("developer"))).status).toBe(403);
    });

    it("are refused for fields without sums, for secret fields, and for unknown names", async () => {
      const refused = [
        { fields: ["order_id"] },
        { fields: ["nothing"] },
        { by: "order_id" },
        { by: "price" },
        { resource: "nothing" },
        { by: "gmt_create", zone: "Mars/Base" },
      ];
      for (const body of refused) expect([body, (await ask(body)).status]).toEqual([body, 406]);
    });
  });
}
