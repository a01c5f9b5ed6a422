// Orders are paid while the price of their goods changes. Each order is paid at the price that its buyer confirmed, or
// is refused.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { roundNumbers } from "../effort";
import { type Client, recordOf, type Reply, rowsOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { signInPerson, parseCents, makeCompany, makePerson, newMark, type Person } from "./Person";

const model = readModel(20);
const [UNPAID, PAID, SUCCESSFUL] = [1, 2, 3];
const [WALLET, CARD] = [4, 7];
const PRICES = ["2.00", "3.00"] as const;
/** The number of payments at once, and of price changes. */
const MANY = 8;
/** The code that a busy platform answers without doing anything. */
const BUSY = 503;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`prices that change while ${MANY} pay on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let admin: Person;
    let buyer: Person;
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      ({ client } = host);
      admin = await signInPerson(client, "admin");
      buyer = await makePerson(client, await makeCompany(client));
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    }, 60_000);

    const sold = async () => {
      const goods = { name: `Sold ${newMark()}`, category_id: 2, type: 2, state: 1, comp_id: 1, month: 1, sort: 1 };
      const prices = { price: "1.00", fact_price: "1.00", rmb: "1.00", usd: PRICES[0], inr: "0.00", jpy: "0.00" };
      return recordOf(await admin.call("/v2/mall/admin/product/add", { ...goods, ...prices })).id;
    };
    const priceOf = (index: number) => PRICES[index % PRICES.length];
    /** All buyers pay at once, each at the price that they saw, while the price changes repeatedly. */
    const whileItChanges = async (
      spec_id: unknown,
      pay: (price: unknown) => Promise<Reply>,
    ): Promise<readonly (readonly [price: unknown, reply: Reply])[]> => {
      const changes = Array.from({ length: MANY }, (_, index) =>
        admin.call("/v2/mall/admin/product/set", { id: spec_id, usd: priceOf(Math.floor(index / 2)) }),
      );
      const paying = Array.from({ length: MANY }, async (_, index) => {
        const price = priceOf(index);
        return [price, await pay(price)] as const;
      });
      const [replies] = await Promise.all([Promise.all(paying), Promise.all(changes)]);
      return replies;
    };
    const check = (replies: readonly (readonly [price: unknown, reply: Reply])[]): void => {
      expect(replies.some(([, { code }]) => code !== BUSY)).toBe(true);
      for (const [price, reply] of replies)
        if (reply.code === 200) expect(recordOf(reply).price).toBe(price);
        else if (reply.code !== BUSY) expect(reply).toMatchObject({ code: 406, data: { context: "price" } });
    };

    it.each(roundNumbers)("pay an order at a price that was confirmed, and never end it (round %i)", async () => {
      const spec_id = await sold();
      const { order_id } = recordOf(await buyer.order({ spec_id, pay_type: CARD }));
      const pay = (price: unknown) => buyer.call("/v2/mall/admin/order/pay", { order_id, price });
      const replies = await whileItChanges(spec_id, pay);
      check(replies);
      const order = await buyer.stored(order_id);
      expect(order.order_state).toBe(UNPAID);
      // Other payments may have been opened meanwhile. The open payment of the order has the order's price.
      const payment = await buyer.payment(order.pay_order_id);
      expect(payment).toMatchObject({ state: UNPAID, money: order.price });
      await client.pay(payment.pay_url);
      expect([PAID, SUCCESSFUL]).toContain((await buyer.stored(order_id)).order_state);
    });

    it.each(roundNumbers)("take from the wallet what was confirmed, and nothing else (round %i)", async () => {
      const spec_id = await sold();
      await buyer.recharged("100.00");
      const before = await buyer.balance();
      const replies = await whileItChanges(spec_id, (price) => buyer.order({ spec_id, pay_type: WALLET, price }));
      check(replies);
      const paid = replies.flatMap(([price, { code }]) => (code === 200 ? [parseCents(price)] : []));
      expect(await buyer.balance()).toBe(before - paid.reduce((sum, one) => sum + one, 0n));
      const stored = rowsOf(await buyer.call("/v2/mall/admin/order/list", { spec_id, page_size: 500 }));
      expect(stored.map(({ price }) => parseCents(price)).toSorted()).toEqual(paid.toSorted());
      for (const { order_state } of stored) expect([PAID, SUCCESSFUL]).toContain(order_state);
    });
  });
}
