// Compares the statistics calls with sums that this test computes: it reads all demo rows through their lists and
// counts them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { DAY } from "../../platform/framework/wire/seconds";

const ZONE = "Asia/Shanghai";
const OFFSET = 8 * 3600;
const ROWS = 400;

const PATHS = {
  order: "/v2/mall/admin/order/list",
  refund: "/v2/mall/admin/order/refund/list",
  user: "/v2/umh/admin/user/list",
  device: "/v2/iot/web/uid/reg/list",
} as const;

const dayOf = (seconds: unknown): string => new Date((Number(seconds) + OFFSET) * 1000).toISOString().slice(0, 10);
const cents = (amount: unknown): bigint => BigInt(String(amount).replace(".", ""));
const text = (sum: bigint): string => `${sum / 100n}.${String(sum % 100n).padStart(2, "0")}`;
const less = (sum: string, other: string): string => signed(cents(sum) - cents(other));
const signed = (sum: bigint): string => (sum < 0n ? `-${text(-sum)}` : text(sum));
const rows = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const isPaid = (order: JsonRecord): boolean => order.order_state === 2 || order.order_state === 3;
const sumOf = (orders: readonly JsonRecord[]): string =>
  text(orders.reduce((sum, order) => sum + cents(order.price), 0n));

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`statistics on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let admin: string;
    let vendor: string;
    const today = Math.floor((Date.now() / 1000 + OFFSET) / DAY) * DAY - OFFSET;
    const range = { gmt_begin: today - 80 * DAY, gmt_end: today + DAY - 1, time_zone: ZONE };
    const isWithin = (moment: unknown) => Number(moment) >= range.gmt_begin && Number(moment) <= range.gmt_end;

    const all = async (path: string, token: string) => rowsOf(await client.call(path, { page_size: 5000 }, { token }));
    const orders = (params: JsonRecord, token = admin) =>
      client.call("/mall/statis/order", { ...range, ...params }, { token, style: "legacy" });

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), readModel(ROWS));
      ({ client } = host);
      [admin, vendor] = [await client.token("admin"), await client.token("ruishi")];
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    it.each(["admin", "ruishi"])("sums the orders that %s sees, by day and currency, to the cent", async (who) => {
      const token = who === "admin" ? admin : vendor;
      const companies = new Set((await all("/v2/user/company/list", token)).map(({ comp_id }) => comp_id));
      const visible = await all(PATHS.order, token);
      const sold = visible.filter(({ seller_id }) => companies.has(seller_id));
      const seen = sold.filter((order) => isWithin(order.gmt_create));
      // Orders that these companies bought from other companies.
      const bought = visible.filter(
        (order) => companies.has(order.comp_id) && order.comp_id !== order.seller_id && isPaid(order),
      );
      const refunds = await all(PATHS.refund, admin);
      const ofSeen = new Map(sold.map((order) => [order.order_id, order]));
      const paidOut = refunds.filter(({ state, order_id }) => state === 2 && ofSeen.has(order_id));
      const answer = recordOf(await orders({}, token));
      expect(seen.length).toBeGreaterThan(10);
      expect(answer.dates).toHaveLength(81);
      for (const one of rows(answer.days)) {
        const those = seen.filter((order) => dayOf(order.gmt_create) === one.day && order.fee_type === one.money_type);
        // A refund counts on the day when it was paid out, not when the order was placed.
        const refunded = paidOut.filter(
          (refund) => dayOf(refund.gmt_refund) === one.day && refund.fee_type === one.money_type,
        );
        expect(one).toMatchObject({
          orders: those.length,
          paid: those.filter(isPaid).length,
          sold: sumOf(those.filter(isPaid)),
          refunded: sumOf(refunded.map(({ amount }) => ({ price: amount }))),
          income: less(sumOf(those.filter(isPaid)), sumOf(refunded.map(({ amount }) => ({ price: amount })))),
          spending: sumOf(
            bought.filter((order) => dayOf(order.gmt_create) === one.day && order.fee_type === one.money_type),
          ),
        });
      }
      expect(rows(answer.days).reduce((sum, one) => sum + Number(one.orders), 0)).toBe(seen.length);
      const refundedOf = (those: readonly JsonRecord[]) => sumOf(those.map(({ amount }) => ({ price: amount })));
      const inRange = paidOut.filter(({ gmt_refund }) => isWithin(gmt_refund));
      for (const one of rows(answer.totals))
        expect(one.income).toBe(
          less(
            sumOf(seen.filter((order) => isPaid(order) && order.fee_type === one.money_type)),
            refundedOf(inRange.filter(({ fee_type }) => fee_type === one.money_type)),
          ),
        );
      for (const { pay_type, money_type, income } of rows(answer.payments)) {
        const isOf = (order: JsonRecord | undefined) => order?.fee_type === money_type && order?.pay_type === pay_type;
        const back = inRange.filter(({ order_id }) => isOf(ofSeen.get(order_id)));
        expect(income).toBe(less(sumOf(seen.filter((order) => isPaid(order) && isOf(order))), refundedOf(back)));
      }
    });

    it("names the five apps that brought in most, in one currency", async () => {
      const seen = (await all(PATHS.order, admin)).filter(
        (order) => isWithin(order.gmt_create) && isPaid(order) && order.fee_type === "rmb",
      );
      const orderOf = new Map((await all(PATHS.order, admin)).map((order) => [order.order_id, order]));
      const refunds = (await all(PATHS.refund, admin)).filter(
        ({ state, fee_type, gmt_refund }) => state === 2 && fee_type === "rmb" && isWithin(gmt_refund),
      );
      const sums = [...new Set(seen.map((order) => order.app_id))].map((key) => {
        const those = seen.filter((order) => order.app_id === key);
        const back = refunds.filter(({ order_id }) => orderOf.get(order_id)?.app_id === key);
        const refunded = sumOf(back.map(({ amount }) => ({ price: amount })));
        return { key, income: less(sumOf(those), refunded), paid: those.length };
      });
      const best = sums.sort((a, b) => Number(b.income) - Number(a.income) || Number(a.key) - Number(b.key));
      const answer = await client.call(
        "/mall/statis/order/comp",
        { ...range, money_type: "rmb" },
        { token: admin, style: "legacy" },
      );
      const apps = rows(recordOf(answer).apps);
      expect(apps.map(({ key, income, paid }) => ({ key, income, paid }))).toEqual(best.slice(0, 5));
      expect(apps.every((app) => typeof app.name === "string" && app.name !== "")).toBe(true);
      expect(apps.every((app) => !("income_before" in app))).toBe(true);
    });

    it("shows for the best what they earned before, and 0.00 for those that were not there yet", async () => {
      const then = { before_begin: range.gmt_begin - 90 * DAY, before_end: range.gmt_begin - 1 };
      const isThen = (at: unknown) => Number(at) >= then.before_begin && Number(at) <= then.before_end;
      const placed = await all(PATHS.order, admin);
      const orderOf = new Map(placed.map((order) => [order.order_id, order]));
      const seen = placed.filter(({ gmt_create }) => isThen(gmt_create));
      const refunds = (await all(PATHS.refund, admin)).filter(
        ({ state, fee_type, gmt_refund }) => state === 2 && fee_type === "rmb" && isThen(gmt_refund),
      );
      const ask = (params: JsonRecord) =>
        client.call("/mall/statis/order/comp", { ...range, ...params }, { token: admin, style: "legacy" });
      const { companies, apps } = recordOf(await ask({ ...then, money_type: "rmb" }));
      for (const [owner, best] of [
        ["seller_id", rows(companies)],
        ["app_id", rows(apps)],
      ] as const)
        for (const one of best) {
          const those = seen.filter((order) => order[owner] === one.key && isPaid(order) && order.fee_type === "rmb");
          const back = refunds.filter(({ order_id }) => orderOf.get(order_id)?.[owner] === one.key);
          const refunded = sumOf(back.map(({ amount }) => ({ price: amount })));
          expect(one).toMatchObject({ income_before: less(sumOf(those), refunded), paid_before: those.length });
        }
      expect(rows(apps).some(({ paid_before }) => Number(paid_before) > 0)).toBe(true);
      expect((await ask({ before_begin: then.before_begin - 9 * DAY, before_end: then.before_end })).code).toBe(406);
    });

    it("counts users by day, app and region", async () => {
      const users = await all(PATHS.user, admin);
      const seen = users.filter((user) => isWithin(user.gmt_create));
      const answer = recordOf(await client.call("/v2/user/data/app/list", range, { token: admin }));
      expect(answer).toMatchObject({ total: users.length, registered: seen.length });
      expect(rows(answer.days)).toHaveLength(81);
      for (const { day, count } of rows(answer.days))
        expect(count).toBe(seen.filter((user) => dayOf(user.gmt_create) === day).length);
      for (const group of ["apps", "regions"])
        expect(rows(answer[group]).reduce((sum, { count }) => sum + Number(count), 0)).toBe(seen.length);
    });

    it("counts devices by type and network, and those of one product alone", async () => {
      const devices = await all(PATHS.device, admin);
      const ask = async (params: JsonRecord) =>
        recordOf(await client.call("/v2/iot/dev/statistics/get", { ...range, ...params }, { token: admin }));
      const answer = await ask({});
      expect(answer).toMatchObject({
        total: devices.length,
        online: devices.filter(({ online }) => online === 1).length,
        activated: devices.filter((device) => isWithin(device.gmt_active)).length,
      });
      for (const { key, count, online } of rows(answer.networks)) {
        const those = devices.filter((device) => device.network_type === key);
        expect([count, online]).toEqual([those.length, those.filter((device) => device.online === 1).length]);
      }
      const { pk } = devices[0] ?? {};
      expect((await ask({ pk })).total).toBe(devices.filter((device) => device.pk === pk).length);
    });

    it("narrows to a company and all below it", async () => {
      const own = rows(recordOf(await orders({}, vendor)).totals);
      const narrowed = rows(recordOf(await orders({ comp_id: 2 })).totals);
      expect(narrowed).toEqual(own);
      expect(rows(recordOf(await orders({ comp_id: 987_654 })).totals)).toEqual([]);
    });

    it("refuses more than three months, a range turned round, and a zone there is not", async () => {
      const refused = await orders({ gmt_begin: today - 94 * DAY });
      expect(refused).toMatchObject({ code: 406, data: { context: "range" } });
      expect(refused.msg).toMatch(/three months/);
      expect((await orders({ gmt_begin: range.gmt_end, gmt_end: range.gmt_begin })).code).toBe(406);
      expect((await orders({ gmt_begin: 0 })).code).toBe(406);
      expect(await orders({ time_zone: "Moon/Base" })).toMatchObject({ code: 406 });
      expect((await orders({ gmt_begin: "1 or 1=1" })).code).toBe(406);
    });

    it.each([
      ["2026-02-28", "2026-05-31", 200],
      ["2026-02-27", "2026-05-31", 406],
      ["2026-11-30", "2027-02-28", 200],
      ["2026-11-30", "2027-03-01", 406],
      ["2026-08-21", "2026-11-21", 200],
      ["2026-08-20", "2026-11-21", 406],
    ])("takes three months by the calendar: from %s to %s is answered by %i", async (from, to, code) => {
      const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000 - OFFSET;
      expect((await orders({ gmt_begin: at(from), gmt_end: at(to) + DAY - 1 })).code).toBe(code);
    });

    it("answers only who holds the menu, and on the dashboard only the parts of it", async () => {
      const clerk = await client.token("clerk");
      expect((await orders({}, clerk)).code).toBe(513);
      expect((await client.call("/v2/iot/dev/statistics/get", range, { token: clerk })).code).toBe(513);
      const full = recordOf(await client.call("/v2/user/data/overview/get", { time_zone: ZONE }, { token: admin }));
      expect(rows(full.days)).toHaveLength(14);
      expect(rows(full.days).at(-1)).toEqual({
        day: dayOf(today),
        gmt_begin: today,
        gmt_end: today + DAY - 1,
      });
      for (const part of ["orders", "users", "devices", "alarms", "imports"]) expect(full[part]).not.toBeNull();
      const byRole = await client.call(
        "/v2/user/data/overview/get",
        { time_zone: ZONE },
        { token: await client.token("agent") },
      );
      expect(recordOf(byRole)).toMatchObject({ imports: null, waiting: { feedback: null } });
    });
  });
}
