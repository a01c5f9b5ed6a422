// A sale between two companies: the buyer and the seller of an order do not reach each other.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRestPath } from "./callRestPath";
import { type Client, recordOf, rowsOf } from "./Client";
import { openHost, openWithKeys, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { signInPerson, makeCompany, makePerson, newMark, type Person } from "./Person";

const model = readModel(20);
const ALONE = { scope: 1 };
const LIST = "/v2/mall/admin/order/list";
const PAID = 2;
const SUCCESSFUL = 3;
const WALLET = 4;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a sale between two companies on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let admin: Person;
    let seller: Person;
    let buyer: Person;
    let stranger: Person;
    let spec: unknown;
    let uid: string;
    let place: StorePlace;

    const act = (person: Person, name_: string, order_id: unknown, more = {}) =>
      person.call(`/v2/mall/admin/order/${name_}`, { order_id, ...more });
    const beside = (person: Person, path: string) => callRestPath(client, person.token, path);
    const bought = async (more = {}) =>
      String(recordOf(await buyer.order({ spec_id: spec, pay_type: WALLET, ...more })).order_id);
    const stateOf = async (order_id: unknown) => (await admin.stored(order_id)).order_state;

    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model);
      ({ client } = host);
      admin = await signInPerson(client, "admin");
      const company = await makeCompany(client);
      seller = await makePerson(client, company, ALONE);
      // The buyer is a company below the seller, so the seller supplies it. Accounts of both companies reach only their
      // own company.
      buyer = await makePerson(client, await makeCompany(client, company), ALONE);
      stranger = await makePerson(client, await makeCompany(client), ALONE);
      const given = {
        name: `Sold ${newMark()}`,
        category_id: 1,
        type: 1,
        state: 1,
        comp_id: company,
        month: 1,
        sort: 1,
      };
      const prices = { price: "1.00", fact_price: "1.00", rmb: "1.00", usd: "2.00", inr: "0.00", jpy: "0.00" };
      spec = recordOf(await admin.call("/v2/mall/admin/product/add", { ...given, ...prices })).id;
      await buyer.recharged("50.00");
      const [device] = rowsOf(await admin.call("/v2/iot/web/uid/reg/list", { page_size: 1 }));
      uid = String(device?.uid);
      const store = await openWithKeys(place);
      await sql`update device set comp_id = ${buyer.company} where uid = ${uid}`.execute(store.db);
      await store.close();
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    }, 60_000);

    it("is found by the buyer and by the seller, in lists, sums, search and history, and by nobody else", async () => {
      const order_id = await bought();
      for (const [person, isSeen] of [
        [buyer, true],
        [seller, true],
        [stranger, false],
      ] as const) {
        expect(rowsOf(await person.call(LIST, { order_id })).length).toBe(isSeen ? 1 : 0);
        const where = encodeURIComponent(JSON.stringify({ of: "order", record: order_id }));
        expect((await beside(person, `/history?filter=${where}`)).status).toBe(isSeen ? 200 : 404);
        const sums = await callRestPath(client, person.token, "/sums", "POST", {
          resource: "order",
          fields: ["price"],
          filters: { order_id },
        });
        expect(sums.body.count).toBe(isSeen ? 1 : 0);
      }
      expect(await admin.stored(order_id)).toMatchObject({ comp_id: buyer.company, seller_id: seller.company });
      expect(rowsOf(await seller.call(LIST, { seller_id: seller.company })).length).toBeGreaterThan(0);
    });

    it("opens from the line that credited the seller's wallet", async () => {
      const order_id = await bought();
      const line = (await seller.flow()).find((one) => one.order_id === order_id);
      expect(line).toMatchObject({ type: 5, money: "2.00" });
      expect(rowsOf(await seller.call(LIST, { order_id: line?.order_id }))[0]).toMatchObject({ order_id });
    });

    it("is delivered by people of the seller, to a device of the buyer that they do not reach", async () => {
      const order_id = await bought();
      expect(await stateOf(order_id)).toBe(PAID);
      expect(rowsOf(await seller.call("/v2/iot/web/uid/reg/list", { uid }))).toEqual([]);
      expect((await act(stranger, "deliver", order_id, { uid })).code).toBe(404);
      const [foreign] = rowsOf(await admin.call("/v2/iot/web/uid/reg/list", { page_size: 2 })).filter(
        (one) => one.uid !== uid,
      );
      expect((await act(seller, "deliver", order_id, { uid: foreign?.uid })).code).toBe(406);
      expect((await act(seller, "deliver", order_id, { uid })).code).toBe(200);
      expect(await stateOf(order_id)).toBe(SUCCESSFUL);
    });

    it("is paid and cancelled only by its buyer, and the seller is offered neither", async () => {
      const order_id = await bought();
      const store = await openWithKeys(place);
      await sql`update "order" set order_state = 1 where order_id = ${order_id}`.execute(store.db);
      await store.close();
      for (const call of ["pay", "cancel"]) {
        expect((await act(stranger, call, order_id)).code).toBe(404);
        expect(await act(seller, call, order_id)).toMatchObject({ code: 513, data: { context: "owner" } });
      }
      const refusedTo = async (person: Person) => rowsOf(await person.call(LIST, { order_id }))[0]?.row_refused;
      expect(await refusedTo(seller)).toMatchObject({ collect: "513.owner", cancel: "513.owner" });
      expect(await refusedTo(buyer)).toEqual({});
      expect(await stateOf(order_id)).toBe(1);
      expect((await act(buyer, "cancel", order_id)).code).toBe(200);
    });

    it("is refunded by another person of its seller, whichever company asked", async () => {
      const colleague = await makePerson(client, seller.company, ALONE);
      const ask = (person: Person, order_id: string) =>
        act(person, "refund/add", order_id, { refund_reason: "Broken" });
      const waiting = async (person: Person, order_id: string) =>
        rowsOf(await person.call("/v2/mall/admin/order/refund/list", { order_id }));
      for (const asker of [buyer, seller]) {
        const order_id = await bought();
        expect((await ask(stranger, order_id)).code).toBe(404);
        expect((await ask(asker, order_id)).code).toBe(200);
        expect((await ask(asker === buyer ? seller : buyer, order_id)).code).toBe(519);
        const [refund] = await waiting(colleague, order_id);
        expect(refund).toMatchObject({ comp_id: seller.company, account_id: asker.account.id, state: 1 });
        // The seller decides on the refund. The buyer can see it.
        expect(await waiting(buyer, order_id)).toMatchObject([{ state: 1, row_refused: { set: "513.owner" } }]);
        expect(await waiting(stranger, order_id)).toEqual([]);
        expect(await buyer.refund(refund?.id)).toMatchObject({ code: 513, data: { context: "owner" } });
        expect((await stranger.refund(refund?.id)).code).toBe(404);
        if (asker === seller) expect((await seller.refund(refund?.id)).code).toBe(513);
        const [paying, paid] = [await seller.balance(), await buyer.balance()];
        expect((await colleague.refund(refund?.id)).code).toBe(200);
        expect([await seller.balance(), await buyer.balance()]).toEqual([paying - 200n, paid + 200n]);
      }
    });

    it("is not refunded by a person of the buyer who reaches the seller from above", async () => {
      const upper = await makeCompany(client);
      const shop = await makePerson(client, await makeCompany(client, upper), ALONE);
      const [asker, above] = [await makePerson(client, upper), await makePerson(client, upper)];
      const given = {
        name: `Sold ${newMark()}`,
        category_id: 2,
        type: 2,
        state: 1,
        comp_id: shop.company,
        month: 1,
        sort: 1,
      };
      const prices = { price: "1.00", fact_price: "1.00", rmb: "1.00", usd: "2.00", inr: "0.00", jpy: "0.00" };
      const { id } = recordOf(await admin.call("/v2/mall/admin/product/add", { ...given, ...prices }));
      await asker.recharged("10.00");
      const { order_id } = recordOf(await asker.order({ spec_id: id, pay_type: WALLET }));
      const refund = await asker.refunding(order_id);
      expect(refund).toMatchObject({ comp_id: shop.company, row_refused: { "state.2": "513.refund_own" } });
      expect(await above.refund(refund.id)).toMatchObject({ code: 513 });
      const [seen] = rowsOf(await above.call("/v2/mall/admin/order/refund/list", { order_id }));
      expect(seen).toMatchObject({ row_refused: { "state.2": "513.refund_buyer" } });
      expect((await shop.refund(refund.id)).code).toBe(200);
    });
  });
}
