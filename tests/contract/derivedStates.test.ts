// The common state of an order follows from its payment and its refund. On both stores, lists can be filtered, sorted
// and grouped by this state, and each row has the state that the design describes.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, type JsonRecord, rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel();

/** The common state, computed from the state of the order and the state of its refund. */
const stateOf = ({ order_state, refund_state }: JsonRecord): string => {
  if (order_state === 1) return "Unpaid";
  if (order_state === 4) return "Payment failed";
  if (order_state === 5) return "Cancelled";
  if (order_state === 6) return "Expired";
  if (refund_state === 1) return "Refund waiting";
  if (refund_state === 2) return "Refunded";
  return order_state === 2 ? "Paid, to deliver" : "Paid";
};
const labels = new Map(
  model.enums.find(({ name }) => name === "money_state")?.values.map(({ value, label }) => [value, label.en]),
);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the money state on ${name}`, () => {
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

    const path =
      model.resources.find((one) => one.name === "order")?.calls.find((call) => call.name === "list")?.path ?? "";
    const listed = async (filters: JsonRecord) =>
      rowsOf(await host.client.call(path, { ...filters, page_size: 1000 }, { token, style: "bearer" }));
    const keys = (some: readonly JsonRecord[]) => some.map(({ order_id }) => String(order_id)).sort();

    it("is the same in each row", () => {
      expect(new Set(rows.map(stateOf)).size).toBeGreaterThan(5);
      expect(rows.map(({ money_state }) => labels.get(Number(money_state)))).toEqual(rows.map(stateOf));
    });

    it("is what a list is filtered by: in the address, in conditions, and in several", async () => {
      for (const [value, label] of labels) {
        const expected = keys(rows.filter((row) => stateOf(row) === label));
        expect(keys(await listed({ money_state: value }))).toEqual(expected);
        expect(keys(await listed({ where: `money_state is ${value}` }))).toEqual(expected);
        const others = keys(rows.filter((row) => stateOf(row) !== label));
        expect(keys(await listed({ where: `money_state is_not ${value}` }))).toEqual(others);
      }
      const paid = keys(rows.filter((row) => ["Paid", "Refund waiting"].includes(stateOf(row))));
      expect(keys(await listed({ money_state: [3, 4] }))).toEqual(paid);
    });

    it("is what a list is sorted and grouped by", async () => {
      const states = (await listed({ sort_field: "money_state", sort_order: "desc" })).map((row) => row.money_state);
      expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)));
      const answer = await host.client.fetch("/rest/sums", {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ resource: "order", fields: [], filters: {}, by: "money_state" }),
      });
      const data: unknown = await answer.json();
      const groups = isRecord(data) && Array.isArray(data.groups) ? data.groups.filter(isRecord) : [];
      expect(new Map(groups.map(({ value, count }) => [labels.get(Number(value)), count]))).toEqual(
        new Map([...new Set(rows.map(stateOf))].map((one) => [one, rows.filter((row) => stateOf(row) === one).length])),
      );
    });

    it("changes with the refund at once, in counts that were kept too", async () => {
      const paid = rows.find((row) => stateOf(row) === "Paid" && row.refund_state === 0 && row.price !== "0.00");
      const counted = async (money_state: number) => {
        const { count } = await host.client.call(path, { money_state, page_size: 1 }, { token, style: "bearer" });
        return Number(count);
      };
      const before = [await counted(3), await counted(4)];
      await host.client.call(
        "/v2/mall/admin/order/refund/add",
        { order_id: paid?.order_id, refund_reason: "returned" },
        { token, style: "bearer" },
      );
      expect([await counted(3), await counted(4)]).toEqual([Number(before[0]) - 1, Number(before[1]) + 1]);
      const [row] = await listed({ order_id: paid?.order_id });
      expect(labels.get(Number(row?.money_state))).toBe("Refund waiting");
    });
  });
}
