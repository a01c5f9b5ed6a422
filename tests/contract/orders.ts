// The states of an order, and the money that moves with them.
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, isRecord, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord, Reply } from "./Client";
import type { TestHost } from "./Host";
import { NEEDS_CLOCK } from "./live";
import { signInPerson, makeCompany, makePerson, newMark } from "./Person";
import type { Person } from "./Person";
import { DAY } from "../../platform/framework/wire/seconds";

const UNPAID = 1;
const PAID = 2;
const SUCCESSFUL = 3;
const FAILED = 4;
const CANCELLED = 5;
const INVALID = 6;

export const orderContract = (open: () => TestHost): void => {
  describe("an order", () => {
    let host: TestHost;
    let client: Client;
    let seller: Person;
    let admin: Person;
    beforeAll(async () => {
      host = open();
      ({ client } = host);
      seller = await makePerson(client, await makeCompany(client));
      admin = await signInPerson(client, "admin");
    });

    const stateOf = async (order: JsonRecord) => (await seller.stored(order.order_id)).order_state;
    const ordered = async (more: JsonRecord = {}) => recordOf(await seller.order(more));
    const act = (name: string, order: JsonRecord, more: JsonRecord = {}): Promise<Reply> =>
      seller.call(`/v2/mall/admin/order/${name}`, { order_id: order.order_id, ...more });
    const goods = async (more: JsonRecord): Promise<JsonRecord> => {
      const given = { name: `Goods ${newMark()}`, category_id: 2, type: 2, state: 1, comp_id: 1, month: 1, sort: 1 };
      const prices = { price: "1.00", fact_price: "1.00", rmb: "1.00", usd: "2.00", inr: "0.00", jpy: "0.00" };
      return recordOf(await admin.call("/v2/mall/admin/product/add", { ...given, ...prices, ...more }));
    };

    it("is unpaid when it is made, and paid by its payment's notice, which credits the seller", async () => {
      const before = await seller.balance();
      const order = await ordered();
      expect(order).toMatchObject({ order_state: UNPAID, price: "2.00", comp_id: seller.company, gmt_pay: 0 });
      await client.pay(order.pay_url);
      // The goods need a device, but the order has none.
      expect(await seller.stored(order.order_id)).toMatchObject({
        order_state: PAID,
        pay_order_id: order.pay_order_id,
        gmt_pay: expect.any(Number),
      });
      expect(await seller.balance()).toBe(before + 200n);
      const flow = (await seller.flow()).filter(({ order_id }) => order_id === order.order_id);
      expect(flow).toMatchObject([{ type: 5, money: "2.00" }]);
    });

    it("is delivered at once where nothing is missing, and later where its device is", async () => {
      const { id } = await goods({});
      const order = await ordered({ spec_id: id });
      await client.pay(order.pay_url);
      expect(await stateOf(order)).toBe(SUCCESSFUL);

      const waiting = recordOf(await admin.order());
      await client.pay(waiting.pay_url);
      const [device] = rowsOf(await admin.call("/v2/iot/web/uid/reg/list", { page_size: 1 }));
      const deliver = (uid: unknown) => admin.call("/v2/mall/admin/order/deliver", { order_id: waiting.order_id, uid });
      expect(Object.keys(fieldsOf(await deliver("")))).toEqual(["uid"]);
      expect(Object.keys(fieldsOf(await deliver("NO-SUCH-DEVICE")))).toEqual(["uid"]);
      expect(recordOf(await deliver(device?.uid))).toMatchObject({ order_state: SUCCESSFUL, uid: device?.uid });
      expect((await deliver(device?.uid)).code).toBe(519);
    });

    it("fails when the payment is refused, and may be paid again", async () => {
      const order = await ordered();
      await client.pay(order.pay_url, "refused");
      expect(await stateOf(order)).toBe(FAILED);
      const again = recordOf(await act("pay", order));
      expect(again).toMatchObject({ order_state: UNPAID });
      expect(again.pay_order_id).not.toBe(order.pay_order_id);
      await client.pay(again.pay_url);
      expect(await stateOf(order)).toBe(PAID);
      expect((await act("pay", order)).code).toBe(519);
    });

    it("is cancelled with its payments, and money that arrives all the same is not taken for it", async () => {
      const before = await seller.balance();
      const order = await ordered();
      expect((await act("cancel", order)).code).toBe(200);
      expect(await stateOf(order)).toBe(CANCELLED);
      expect(await seller.payment(order.pay_order_id)).toMatchObject({ state: CANCELLED });
      await client.pay(order.pay_url);
      expect(await stateOf(order)).toBe(CANCELLED);
      for (const name of ["pay", "cancel", "deliver"]) expect((await act(name, order)).code).toBe(519);
      // The message says in which state the order is, and when the action is possible.
      expect((await act("pay", order)).msg).toBe(
        "Order state: “Cancelled” now. This is possible only while its state is: Unpaid, Payment failed.",
      );
      const called = { order_id: order.order_id };
      const chinese = { token: admin.token, language: "zh-CN" };
      expect(await client.call("/v2/mall/admin/order/cancel", called, chinese)).toMatchObject({
        code: 519,
        msg: "当前订单状态为“已取消”。仅在以下情况可执行：待支付、支付失败。",
        data: { context: "transition", values: { now: "已取消" } },
      });
      expect(await seller.balance()).toBe(before);
    });

    it("is never ended by Pay: another price is refused with both, and paid at the new one only if that is named", async () => {
      const { id } = await goods({});
      const order = await ordered({ spec_id: id, pay_type: 7 });
      const set = async (values: JsonRecord) =>
        expect((await admin.call("/v2/mall/admin/product/set", { id, ...values })).code).toBe(200);
      await set({ usd: "3.00" });
      const refused = await act("pay", order);
      expect(refused).toMatchObject({
        code: 406,
        data: { context: "price", agree: { price: "3.00" }, values: { before: "USD 2.00", now: "USD 3.00" } },
      });
      expect(await seller.stored(order.order_id)).toMatchObject({ order_state: UNPAID, price: "2.00" });
      // The price changes again between the question and the answer.
      await set({ usd: "4.00" });
      expect(await act("pay", order, { price: "3.00" })).toMatchObject({
        code: 406,
        data: { agree: { price: "4.00" } },
      });
      expect(await act("pay", order, { price: "2.00" })).toMatchObject({ code: 406, data: { context: "price" } });
      const paid = recordOf(await act("pay", order, { price: "4.00" }));
      expect(paid).toMatchObject({ order_state: UNPAID, price: "4.00", pay_url: expect.any(String) });
      expect(await seller.payment(order.pay_order_id)).toMatchObject({ state: CANCELLED });
      expect(await seller.payment(paid.pay_order_id)).toMatchObject({ state: UNPAID, money: "4.00" });
      await set({ state: 2 });
      expect(await act("pay", order)).toMatchObject({ code: 406, data: { context: "unsold" } });
      expect(await stateOf(order)).toBe(UNPAID);
      expect(recordOf(await act("cancel", order)).order_state).toBe(CANCELLED);
    });

    it("has at least one month and one piece, as many months as the package says or several times as many", async () => {
      for (const more of [{ buy_num: 0 }, { count: 0 }, { buy_num: -1 }, { count: 1001 }])
        expect(Object.keys(fieldsOf(await seller.order(more)))).toEqual(Object.keys(more));
      const { id } = await goods({ month: 3 });
      expect(fieldsOf(await seller.order({ spec_id: id, buy_num: 4 }))).toEqual({ buy_num: "errors.406.months" });
      expect(recordOf(await seller.order({ spec_id: id, buy_num: undefined }))).toMatchObject({
        buy_num: 3,
        count: 1,
        price: "2.00",
      });
      expect(recordOf(await seller.order({ spec_id: id, buy_num: 6, count: 2 })).price).toBe("8.00");
      // Without these values (a form sends empty boxes), the platform answers the values that it would use.
      const asked = { spec_id: id, buy_num: 0, count: 0, pay_type: 7, fee_type: "usd" };
      const quoted = recordOf(await seller.call("/v2/mall/admin/order/quote", asked));
      expect(quoted).toMatchObject({ months: 3, quantity: 1, total: "2.00" });
    });

    it("takes from the stock while it is unpaid or paid, also where two want the last one at once", async () => {
      const { id } = await goods({ stock: 3, limit: 0 });
      const first = recordOf(await seller.order({ spec_id: id, count: 2 }));
      expect(fieldsOf(await seller.order({ spec_id: id, count: 2 }))).toEqual({ count: "errors.406.stock" });
      const both = await Promise.all([1, 2].map(() => seller.order({ spec_id: id, count: 1 })));
      expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 406]);
      expect((await act("cancel", first)).code).toBe(200);
      expect((await seller.order({ spec_id: id, count: 2 })).code).toBe(200);
      const limited = await goods({ limit: 1 });
      expect((await seller.order({ spec_id: limited.id })).code).toBe(200);
      expect(fieldsOf(await seller.order({ spec_id: limited.id }))).toEqual({ count: "errors.406.limit" });
    });

    it("is quoted as it is then paid: the total, the wallet, what will remain or lacks in it", async () => {
      const buyer = await makePerson(client, await makeCompany(client));
      const { id } = await goods({ stock: 5 });
      const wish = { spec_id: id, count: 2, pay_type: 4, fee_type: "usd" };
      const quote = async (more: JsonRecord = {}) => buyer.call("/v2/mall/admin/order/quote", { ...wish, ...more });
      expect(recordOf(await quote())).toMatchObject({ total: "4.00", balance: "0.00", short: "4.00", stock: 5 });
      await buyer.recharged("5.00");
      // Before goods are chosen, there is only the balance.
      expect(recordOf(await quote({ spec_id: undefined }))).toEqual({ fee_type: "usd", balance: "5.00" });
      const quoted = recordOf(await quote());
      expect(quoted).toMatchObject({ price: "4.00", usd: "2.00", rmb: "1.00", months: 1, quantity: 2, after: "1.00" });
      expect(quoted).not.toHaveProperty("short");
      const made = recordOf(await buyer.order({ ...wish, price: quoted.price }));
      expect(made).toMatchObject({ price: "4.00", order_state: SUCCESSFUL });
      expect(await buyer.balance()).toBe(100n);
      expect(fieldsOf(await quote({ fee_type: "jpy" }))).toEqual({ fee_type: "errors.406.unpriced" });
      expect(fieldsOf(await quote({ count: 4 }))).toEqual({ count: "errors.406.stock" });
    });

    it("takes no second payment once it is paid, also where Pay is pressed twice at once", async () => {
      const buyer = await makePerson(client, await makeCompany(client));
      await buyer.recharged("10.00");
      const { id } = await goods({});
      const order = recordOf(await buyer.order({ spec_id: id, pay_type: 7 }));
      await client.pay(order.pay_url);
      const before = await buyer.balance();
      const again = await Promise.all(
        [1, 2].map(() => buyer.call("/v2/mall/admin/order/pay", { order_id: order.order_id })),
      );
      expect(again.map(({ code }) => code)).toEqual([519, 519]);
      expect(await buyer.balance()).toBe(before);
    });

    it("is offered only of goods on sale of the companies above, or of one's own", async () => {
      const buyer = await makePerson(client, await makeCompany(client));
      const sold = await goods({});
      const unsold = await goods({ state: 2 });
      const strange = await goods({ comp_id: seller.company });
      const seen = rowsOf(await buyer.call("/v2/mall/admin/product/offered/list", { page_size: 500 })).map(
        ({ id }) => id,
      );
      expect(seen).toContain(sold.id);
      expect(seen).not.toContain(unsold.id);
      expect(seen).not.toContain(strange.id);
      const named = { page_size: 500, id: [sold.id] };
      const [offered] = rowsOf(await buyer.call("/v2/mall/admin/product/offered/list", named));
      // The goods with their price in each currency in which they are sold.
      expect(offered?.row_facts).toEqual({ type: 2, month: 1, rmb: "1.00", usd: "2.00" });
    });

    it("becomes invalid, with its payment, when nobody pays it for a day", async ({ skip }) => {
      if (!host.platform) return skip(NEEDS_CLOCK);
      // An order from yesterday, by an account whose session has ended.
      const early = await makePerson(client, seller.company);
      host.later(-DAY - 60);
      const old = recordOf(await early.order());
      host.later(DAY + 60);
      const fresh = await ordered();
      const run = { name: `Close ${newMark()}`, type: 4, state: 1, spec: "0 0 1 1 *" };
      const param = '{"task":"close_unpaid_orders","days":1}';
      const task = recordOf(await admin.call("/v2/user/admin/cron/add", { ...run, param }));
      expect((await admin.call("/v2/user/admin/cron/run", { id: task.id })).code).toBe(200);
      expect([await stateOf(old), await stateOf(fresh)]).toEqual([INVALID, UNPAID]);
      expect(await seller.payment(old.pay_order_id)).toMatchObject({ state: INVALID });
    });

    it("is paid from the wallet of the company that orders, and credits the company that offers the goods", async () => {
      const buyer = await makePerson(client, await makeCompany(client));
      expect((await buyer.order({ pay_type: 4 })).code).toBe(416);
      await buyer.recharged("5.00");
      const before = await admin.balance("usd", 1);
      const order = recordOf(await buyer.order({ pay_type: 4 }));
      expect(order).toMatchObject({ order_state: PAID, comp_id: buyer.company, seller_id: 1 });
      expect(await buyer.balance()).toBe(300n);
      expect(await admin.balance("usd", 1)).toBe(before + 200n);
      // The seller decides on the refund and pays it; the buyer sees its state.
      expect(await buyer.refunding(order.order_id)).toMatchObject({ state: 1, comp_id: 1, buyer_id: buyer.company });
      const [waiting] = rowsOf(await admin.call("/v2/mall/admin/order/refund/list", { order_id: order.order_id }));
      expect((await admin.refund(waiting?.id)).code).toBe(200);
      expect(await buyer.balance()).toBe(500n);
      expect(await admin.balance("usd", 1)).toBe(before);
    });

    it("costs what the goods cost, whatever is sent along", async () => {
      for (const price of ["0.01", "2.01", "0.00"])
        expect(await seller.order({ price })).toMatchObject({ code: 406, data: { context: "price" } });
      expect((await seller.order({ price: "2.00" })).code).toBe(200);
      expect(recordOf(await seller.order({ count: 3 })).price).toBe("6.00");
      // The order cannot be free of charge, paid by an activation code, in a currency without a price, or of goods that do
      // not exist.
      for (const more of [{ pay_type: 0 }, { pay_type: 5 }, { fee_type: "jpy" }, { spec_id: 987_654 }])
        expect((await seller.order(more)).code).toBe(406);
    });

    it("costs whole yen, as its goods do: a fraction is refused at its field", async () => {
      const refused = await admin.call("/v2/mall/admin/product/set", { id: 1, jpy: "10.50" });
      expect(refused.code).toBe(406);
      expect(fieldsOf(refused)).toEqual({ jpy: "invalid.wholeMoney" });
      const { id: spec_id } = await goods({ jpy: "200.00" });
      const yen = { spec_id, fee_type: "jpy", pay_type: 7 };
      expect(fieldsOf(await seller.order({ ...yen, price: "200.50" }))).toEqual({ price: "invalid.wholeMoney" });
      expect(recordOf(await seller.order({ ...yen, price: "200.00" })).price).toBe("200.00");
    });

    it("is for a stranger's goods only where the shop of its app offers them", async () => {
      const [offered, other] = [await goods({ comp_id: 3 }), await goods({ comp_id: 3 })];
      const app = recordOf(
        await admin.call("/v2/user/app/add", { name: `App ${newMark()}`, comp_id: seller.company, type: 1 }),
      );
      const binding = { app_id: app.id, goods_id: offered.id, state: 1, sort: 1 };
      expect((await admin.call("/v2/mall/admin/product/apprela/set", binding)).code).toBe(200);
      expect(recordOf(await seller.order({ spec_id: offered.id, app_id: app.id })).order_state).toBe(UNPAID);
      for (const refused of [{ spec_id: other.id, app_id: app.id }, { spec_id: offered.id }])
        expect(fieldsOf(await seller.order(refused))).toEqual({ spec_id: "errors.406.not_offered" });
    });

    it("is made once by one request", async () => {
      const request_id = newMark();
      const [first, second] = await Promise.all([seller.order({ request_id }), seller.order({ request_id })]);
      expect(recordOf(second).order_id).toBe(recordOf(first).order_id);
    });

    it("has a state that no call sets by hand", async () => {
      const order = await ordered();
      for (const path of ["set", "pay", "cancel", "deliver", "refund/add"]) {
        const given = { order_id: order.order_id, order_state: SUCCESSFUL, uid: "" };
        const reply = await seller.call(`/v2/mall/admin/order/${path}`, given);
        expect(isRecord(reply.data) ? reply.data.order_state : null).not.toBe(SUCCESSFUL);
      }
      expect(recordOf(await seller.order({ order_state: SUCCESSFUL })).order_state).toBe(UNPAID);
    });
  });
};
