// An account that requested a refund can see it and its state. Only accounts with the right decide on it.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRestPath } from "./callRestPath";
import { type Client, fieldsOf, recordOf, rowsOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, openWithKeys, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";
import { signInPerson, makeCompany, makePerson, newMark, type Person } from "./Person";

const model = readModel(20);
const LIST = "/v2/mall/admin/order/refund/list";
const [MANUFACTURER, CUSTOMER, BRANCH] = [3, 9, 10];
const WALLET = 4;
const [SUCCESSFUL, CANCELLED] = [3, 5];

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`refunds on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let admin: Person;
    let place: StorePlace;
    let seller: number;
    let buyer: number;
    let spec: unknown;
    const person = (company: number, role_id: number) => makePerson(client, company, { role_id, scope: 1 });

    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model);
      ({ client } = host);
      admin = await signInPerson(client, "admin");
      seller = await makeCompany(client);
      buyer = await makeCompany(client, seller);
      const goods = {
        name: `Sold ${newMark()}`,
        category_id: 2,
        type: 2,
        state: 1,
        comp_id: seller,
        month: 1,
        sort: 1,
      };
      const prices = { price: "1.00", fact_price: "1.00", rmb: "1.00", usd: "2.00", inr: "0.00", jpy: "0.00" };
      spec = recordOf(await admin.call("/v2/mall/admin/product/add", { ...goods, ...prices })).id;
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    }, 60_000);

    it.each([
      ["a customer", CUSTOMER],
      ["a branch", BRANCH],
    ])(
      "are found by the clerk of the buyer who asked, until they are decided, with the role of %s",
      async (_, role) => {
        const clerk = await person(buyer, role);
        const decider = await person(seller, MANUFACTURER);
        const stranger = await person(await makeCompany(client), role);
        const payer = await person(buyer, MANUFACTURER);
        await payer.recharged("5.00");
        const { order_id } = recordOf(await payer.order({ spec_id: spec, pay_type: WALLET }));
        const asked = await clerk.refunding(order_id);
        const given = { state: 1, amount: "2.00", fee_type: "usd", reason: "Broken", account_id: clerk.account.id };
        expect(asked).toMatchObject({ ...given, buyer_id: buyer, comp_id: seller });
        // Actions for which the role lacks the right are not listed as refused for another reason.
        expect(asked.row_refused).toEqual({});
        expect(rowsOf(await stranger.call(LIST, { order_id }))).toEqual([]);
        for (const state of [2, 3]) expect((await clerk.refund(asked.id, { state, remark: "Mine" })).code).toBe(513);
        const where = encodeURIComponent(JSON.stringify({ of: "refund", record: asked.id }));
        expect((await callRestPath(client, clerk.token, `/history?filter=${where}`)).status).toBe(200);
        expect((await callRestPath(client, stranger.token, `/history?filter=${where}`)).status).toBe(404);
        // A refusal contains a reason.
        expect(fieldsOf(await decider.refund(asked.id, { state: 3 }))).toEqual({ remark: "invalid.required" });
        expect((await decider.refund(asked.id, { state: 3, remark: "Used for a month" })).code).toBe(200);
        expect(rowsOf(await clerk.call(LIST, { order_id }))).toMatchObject([{ state: 3, remark: "Used for a month" }]);
      },
    );

    it("end what was delivered when they are approved, as their dialog says, and nothing when they are refused", async () => {
      const decider = await makePerson(client, 1);
      const [device] = rowsOf(await admin.call("/v2/iot/web/uid/reg/list", { page_size: 1 }));
      const stored = async (order_id: unknown) => {
        const legacy = { token: admin.token, style: "legacy" } as const;
        return rowsOf(await client.call("/mall/oss/order/query", { order_id }, legacy));
      };
      for (const decision of [{ state: 3, remark: "Used" }, { state: 2 }]) {
        const { order_id, pay_url } = recordOf(await admin.order({ uid: device?.uid }));
        await client.pay(pay_url);
        const [before] = await stored(order_id);
        expect(before).toMatchObject({ order_state: SUCCESSFUL, uid: device?.uid });
        const { id } = await admin.refunding(order_id);
        expect((await decider.refund(id, decision)).code).toBe(200);
        const [after] = await stored(order_id);
        if (decision.state === 3) expect(after).toEqual(before);
        else {
          expect(after).toMatchObject({ order_state: CANCELLED });
          expect(Number(after?.gmt_end)).toBeLessThan(Number(before?.gmt_end));
        }
      }
    });

    it("leave a service alone that only has the number of their order, as in stores of older versions", async () => {
      const [device] = rowsOf(await admin.call("/v2/iot/web/uid/reg/list", { page_size: 1 }));
      const { order_id, pay_url } = recordOf(await admin.order({ uid: device?.uid }));
      await client.pay(pay_url);
      const store = await openWithKeys(place);
      await sql`update cloud_order set uid = (select min(uid) from device where uid <> ${device?.uid}) where order_id = ${order_id}`.execute(
        store.db,
      );
      const { id } = await admin.refunding(order_id);
      expect((await (await makePerson(client, 1)).refund(id, { state: 2 })).code).toBe(200);
      const { rows } = await sql`select order_state from cloud_order where order_id = ${order_id}`.execute(store.db);
      expect(rows).toEqual([{ order_state: SUCCESSFUL }]);
      await store.close();
    });

    it.each([
      ["cloud storage", "cloud_order", "/mall/oss/order/query", 1],
      ["live viewers", "live_order", "/mall/live/order/query", 3],
    ] as const)(
      "end the %s of their order also where its number was taken when it was delivered",
      async (_, service, list, type) => {
        const goods = { name: `Taken ${newMark()}`, category_id: 2, type, state: 1, comp_id: 1, month: 1, sort: 1 };
        const prices = { price: "1.00", fact_price: "1.00", rmb: "1.00", usd: "2.00", inr: "0.00", jpy: "0.00" };
        const sold = recordOf(await admin.call("/v2/mall/admin/product/add", { ...goods, ...prices })).id;
        const [device] = rowsOf(await admin.call("/v2/iot/web/uid/reg/list", { page_size: 1 }));
        const { order_id, pay_url } = recordOf(await admin.order({ spec_id: sold }));
        await client.pay(pay_url);
        const old = { order_state: SUCCESSFUL, gmt_end: 1_999_999_999 };
        const store = await openWithKeys(place);
        await sql`insert into ${sql.table(service)} (order_id, uid, order_state, gmt_end) values (${order_id}, ${device?.uid}, ${old.order_state}, ${old.gmt_end})`.execute(
          store.db,
        );
        const delivered = await admin.call("/v2/mall/admin/order/deliver", { order_id, uid: device?.uid });
        expect(recordOf(delivered)).toMatchObject({ order_id, order_state: SUCCESSFUL, uid: device?.uid });
        const legacy = { token: admin.token, style: "legacy" } as const;
        const running = async () =>
          rowsOf(await client.call(list, { uid: device?.uid }, legacy)).filter(({ spec_id }) => spec_id === sold);
        expect(await running()).toMatchObject([{ order_id: `${String(order_id)}-2`, order_state: SUCCESSFUL }]);
        const { id } = await admin.refunding(order_id);
        expect((await (await makePerson(client, 1)).refund(id, { state: 2 })).code).toBe(200);
        expect(await running()).toMatchObject([{ order_state: CANCELLED }]);
        const { rows } = await sql<{
          order_state: number;
          gmt_end: unknown;
        }>`select order_state, gmt_end from ${sql.table(service)} where order_id = ${order_id}`.execute(store.db);
        expect(rows.map(({ order_state, gmt_end }) => [order_state, Number(gmt_end)])).toEqual([
          [old.order_state, old.gmt_end],
        ]);
        await store.close();
      },
    );

    it("wait on the dashboard of those who decide, and not of those who only ask", async () => {
      const waiting = async (one: Person) =>
        recordOf(await one.call("/v2/user/data/overview/get", { time_zone: "UTC" })).waiting;
      expect(await waiting(await person(buyer, CUSTOMER))).toMatchObject({ refunds: null });
      expect(await waiting(await person(seller, MANUFACTURER))).toMatchObject({ refunds: expect.any(Number) });
    });

    it("name the user of an app as the buyer, and a company only where another one sold", async () => {
      const [user] = rowsOf(await admin.call("/v2/umh/admin/user/list", { page_size: 1 }));
      const own = { spec_id: 1, pay_type: 7, app_id: user?.app_id, user_id: user?.user_id };
      const order = recordOf(await admin.order(own));
      await client.pay(order.pay_url);
      expect(await admin.refunding(order.order_id)).toMatchObject({ user_id: user?.user_id, buyer_id: 0 });
    });

    it("of an older store get their buyers, and who decided goes on deciding", async () => {
      const buyers = async () =>
        rowsOf(await admin.call(LIST, { page_size: 500 })).map((one) => [one.id, one.user_id, one.buyer_id]);
      const before = await buyers();
      expect(before.some(([, user_id]) => user_id !== "")).toBe(true);
      await host.close();
      const store = await openWithKeys(place);
      const menu = (key: string) => sql`(select menu_id from menu where menu_key = ${key})`;
      const [decides, sees, asks] = ["product.refund.decide", "product.refund", "vas.order.refund"].map(menu);
      const holders = async ({ db }: typeof store, key: typeof decides) =>
        (
          await sql<{ owner: number }>`select owner from role__menu_ids where item = ${key} order by owner`.execute(db)
        ).rows.map(({ owner }) => owner);
      const deciding = await holders(store, decides);
      const asking = await holders(store, asks);
      expect(deciding.length).toBeLessThan(asking.length);
      await sql`update refund set buyer_id = null, user_id = null`.execute(store.db);
      // Before, every account that saw refunds could decide on them.
      await sql`delete from role__menu_ids where item = ${sees} and owner not in (select owner from role__menu_ids where item = ${decides})`.execute(
        store.db,
      );
      await sql`delete from role__menu_ids where item = ${decides}`.execute(store.db);
      await sql`delete from menu where menu_key = 'product.refund.decide'`.execute(store.db);
      await store.close();
      host = await openHost(place, model);
      ({ client } = host);
      admin = await signInPerson(client, "admin");
      expect(await buyers()).toEqual(before);
      const again = await openWithKeys(place);
      expect(await holders(again, decides)).toEqual(deciding);
      expect(await holders(again, sees)).toEqual(expect.arrayContaining(asking));
      await again.close();
      const colleague = await person(seller, MANUFACTURER);
      const clerk = await person(buyer, CUSTOMER);
      const payer = await person(buyer, MANUFACTURER);
      await payer.recharged("5.00");
      const { order_id } = recordOf(await payer.order({ spec_id: spec, pay_type: WALLET }));
      const asked = await clerk.refunding(order_id);
      expect(asked.state).toBe(1);
      expect((await clerk.refund(asked.id)).code).toBe(513);
      expect((await colleague.refund(asked.id)).code).toBe(200);
    });
  });
}
