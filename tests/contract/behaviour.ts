// Effects of calls other than a stored row: on money, devices and times.
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord } from "./Client";
import type { TestHost } from "./Host";
import { NEEDS_CLOCK } from "./live";
import { formatCents, makeCompany, makePerson } from "./Person";

const cents = (text: unknown): number => Math.round(Number(text) * 100);

export const behaviourContract = (open: () => TestHost): void => {
  describe("the effects of calls", () => {
    let host: TestHost;
    let client: Client;
    let token: string;
    const call = (path: string, params: JsonRecord = {}) => client.call(path, params, { token });
    const legacy = (path: string, params: JsonRecord = {}) => client.call(path, params, { token, style: "legacy" });
    beforeAll(async () => {
      host = open();
      ({ client } = host);
      token = await client.token("admin");
    });

    const add = async (path: string, params: JsonRecord) => recordOf(await call(path, params));
    const mark = () => `${Date.now()} ${Math.random()}`;

    describe("a refund", () => {
      const opened = async (pay_type: number): Promise<{ order: JsonRecord; refund: JsonRecord }> => {
        const [order] = rowsOf(
          await call("/v2/mall/admin/order/list", { order_state: [2, 3], pay_type, page_size: 100 }),
        ).filter((row) => row.refund_state === 0 && cents(row.price) > 0);
        if (!order) throw new Error("there is no paid order");
        const { order_id } = order;
        expect((await call("/v2/mall/admin/order/refund/add", { order_id, refund_reason: "Broken" })).code).toBe(200);
        const [refund] = rowsOf(await call("/v2/mall/admin/order/refund/list", { order_id, state: 1, page_size: 50 }));
        return { order, refund: refund ?? {} };
      };
      const balance = async ({ comp_id, fee_type }: JsonRecord) =>
        cents(
          rowsOf(await call("/v2/mall/comp/money/get", { comp_id })).find((row) => row.money_type === fee_type)?.money,
        );
      // The requester of a refund cannot approve it.
      const decide = async (refund: JsonRecord, values: JsonRecord) =>
        client.call(
          "/v2/mall/admin/order/refund/set",
          { id: refund.id, ...values },
          { token: await client.session("operator") },
        );
      const stateOf = async ({ order_id }: JsonRecord) =>
        rowsOf(await call("/v2/mall/admin/order/list", { order_id }))[0]?.refund_state;
      const stored = async ({ id, order_id }: JsonRecord) =>
        rowsOf(await call("/v2/mall/admin/order/refund/list", { order_id, page_size: 50 })).find(
          (row) => row.id === id,
        );

      it("takes the amount from the seller once, however often it is approved", async () => {
        const { order, refund } = await opened(1);
        expect(refund).toMatchObject({
          row_refused: { "state.2": "513.refund_own" },
          amount: order.price,
          fee_type: order.fee_type,
          reason: "Broken",
          state: 1,
        });
        const before = await balance(order);
        const answers = await Promise.all([decide(refund, { state: 2 }), decide(refund, { state: 2 })]);
        expect(answers.map(({ code }) => code)).toContain(200);
        expect(before - (await balance(order))).toBe(cents(order.price));
        const flow = await call("/v2/mall/comp/moneyflow/list", { order_id: order.order_id, type: 4 });
        const lines = rowsOf(flow).filter((row) => row.order_id === order.order_id && row.type === 4);
        expect(lines.map(({ money }) => Number(money))).toEqual([-Number(order.price)]);
        expect(await stateOf(order)).toBe(2);
        // Once the refund is decided, the row no longer names accounts that may not decide.
        expect(await stored(refund)).toMatchObject({ gmt_refund: expect.any(Number), reopened_by: 0, row_refused: {} });
        expect((await stored(refund))?.gmt_refund).toBeGreaterThan(0);
        expect((await decide(refund, { state: 3, remark: "No" })).code).toBe(519);
      });

      it("pays nothing when it is refused, needs a reason for that, and may be taken up again", async () => {
        const { order, refund } = await opened(2);
        const before = await balance(order);
        expect((await decide(refund, { remark: "Looked at" })).code).toBe(200);
        expect(await stored(refund)).toMatchObject({ state: 1, remark: "Looked at", gmt_refund: 0, reopened_by: 0 });
        expect(fieldsOf(await decide(refund, { state: 3, remark: "" }))).toEqual({ remark: "invalid.required" });
        expect((await decide(refund, { state: 3, remark: "After 30 days" })).code).toBe(200);
        expect(await balance(order)).toBe(before);
        expect(await stateOf(order)).toBe(3);
        expect(await stored(refund)).toMatchObject({ gmt_refund: 0, reopened_by: 0, row_refused: {} });
        expect((await decide(refund, { state: 1 })).code).toBe(200);
        expect(await stateOf(order)).toBe(1);
      });

      it("cannot be approved by the account that asked for it, or took it up again", async () => {
        const { refund } = await opened(3);
        const own = (values: JsonRecord) => call("/v2/mall/admin/order/refund/set", { id: refund.id, ...values });
        expect(refund.account_id).toBe(1);
        expect(await own({ state: 2 })).toMatchObject({ code: 513, data: { context: "refund_own" } });
        expect((await own({ state: 3, remark: "No" })).code).toBe(200);
        expect((await decide(refund, { state: 1 })).code).toBe(200);
        // The row says which account would be refused, so that pages do not offer it the action.
        const refusedTo = async (name: string) => {
          const asked = { order_id: refund.order_id, state: 1 };
          const style = { token: await client.session(name) };
          return rowsOf(await client.call("/v2/mall/admin/order/refund/list", asked, style))[0]?.row_refused;
        };
        for (const name of ["admin", "operator"])
          expect(await refusedTo(name)).toEqual({ "state.2": "513.refund_own" });
        for (const answer of [await own({ state: 2 }), await decide(refund, { state: 2 })])
          expect(answer).toMatchObject({ code: 513, data: { context: "refund_own" } });
      });

      it("stores neither state nor money when the balance is not enough", async () => {
        const seller = await makePerson(client, await makeCompany(client));
        const order = recordOf(await seller.order());
        await client.pay(order.pay_url);
        const all = await seller.balance();
        expect(all).toBe(200n);
        expect((await seller.withdraw(formatCents(all))).code).toBe(200);
        const refund = await seller.refunding(order.order_id);
        expect((await decide(refund, { state: 2 })).code).toBe(416);
        expect(await stateOf(order)).toBe(1);
        expect(await seller.balance()).toBe(0n);
      });

      it("can be paid from the income of the sale, for every waiting refund of the demo", async () => {
        // Only refunds of the demo data, because other tests may have used up the money.
        const gmt_create_end = Math.floor(Date.now() / 1000) - 900;
        const asked = { state: 1, gmt_create_end, page_size: 5000 };
        const waiting = rowsOf(await call("/v2/mall/admin/order/refund/list", asked));
        const answers = [];
        for (const refund of waiting.filter((one) => one.account_id !== 2 && one.reopened_by !== 2))
          answers.push((await decide(refund, { state: 2 })).code);
        expect([...new Set(answers)]).toEqual([200]);
      });
    });

    it("wake a sleeping device, and do not wake a waking one again", async () => {
      const [asleep] = rowsOf(await legacy("/iot/wol/state/get", { state: 1, page_size: 1 }));
      const woken = recordOf(await legacy("/iot/wol/state/set", { uid: asleep?.uid }));
      expect(woken).toMatchObject({ state: 2, count: Number(asleep?.count) + 1 });
      expect((await legacy("/iot/wol/state/set", { uid: asleep?.uid })).code).toBe(519);
      const [stored] = rowsOf(await legacy("/iot/wol/state/get", { uid: asleep?.uid }));
      expect(stored).toEqual(woken);
    });

    it("give a UID to the chosen device, and disable the UID when both devices are blocked", async () => {
      const open_ = rowsOf(await legacy("/iot/uid/duplicate/get", { state: 1, page_size: 50 }));
      const [first, second] = [open_[0] ?? {}, open_.find((row) => row.uid !== open_[0]?.uid) ?? {}];
      const device = async ({ uid }: JsonRecord) => recordOf(await legacy("/uid/info/get", { uid }));
      expect((await legacy("/iot/uid/duplicate/set", { id: first.id, state: 3 })).code).toBe(200);
      expect(await device(first)).toMatchObject({ mac: first.new_mac });
      expect((await legacy("/iot/uid/duplicate/set", { id: second.id, state: 4 })).code).toBe(200);
      expect(await device(second)).toMatchObject({ state: 3, online: 0 });
      expect((await legacy("/iot/uid/duplicate/set", { id: first.id, state: 2 })).code).toBe(519);
    });

    it("add goods to a company once, and keep goods that have orders", async () => {
      const [sold] = rowsOf(await call("/v2/mall/admin/order/list", { page_size: 1 }));
      const [goods] = rowsOf(await call("/v2/mall/admin/product/list", { id: sold?.spec_id }));
      const { id: _id, gmt_create: _created, ...values } = goods ?? {};
      expect(await call("/v2/mall/admin/product/add", values)).toMatchObject({
        code: 409,
        msg: "The same goods cannot be added to one company twice",
      });
      expect(await call("/v2/mall/admin/product/del", { id: goods?.id })).toMatchObject({ code: 1024 });
      expect((await call("/v2/mall/admin/product/list", { id: goods?.id })).count).toBe(1);
    });

    it("bind apps to a third party", async () => {
      const bound = await legacy("/mall/otherplatform/appbind/set", { id: 2, app_ids: [1, 3] });
      expect(recordOf(bound)).toMatchObject({ app_ids: [1, 3] });
      expect(recordOf(await legacy("/mall/otherplatform/appbind/get", { id: 2 }))).toEqual({ id: 2, app_ids: [1, 3] });
      expect(fieldsOf(await legacy("/mall/otherplatform/appbind/set", { id: 2, app_ids: [987_654] }))).toEqual({
        app_ids: "invalid.reference",
      });
    });

    it.each([
      ["/v2/mall/admin/product/pkrela", "pk", "/user/product/get", "pk"],
      ["/v2/mall/admin/product/apprela", "app_id", "/v2/user/app/list", "id"],
    ])("bind goods by %s once, and change the binding the next time", async (path, owner, owners, key) => {
      const [first] = rowsOf(await (owners.startsWith("/v2") ? call(owners) : legacy(owners)));
      const goods = await add("/v2/mall/admin/product/add", {
        name: `Bound ${mark()}`,
        comp_id: 1,
        category_id: 2,
        type: 1,
        month: 1,
        state: 1,
        price: "1.00",
        fact_price: "1.00",
      });
      const binding = { [owner]: first?.[key], goods_id: goods.id, state: 1 };
      const bound = await add(`${path}/set`, { ...binding, sort: 1 });
      const again = await add(`${path}/set`, { ...binding, sort: 2 });
      expect(again).toMatchObject({ id: bound.id, sort: 2 });
      expect((await call(`${path}/list`, { goods_id: goods.id })).count).toBe(1);
    });

    it("answer what a device says of itself, and its registration", async () => {
      const [device] = rowsOf(await call("/v2/iot/web/uid/reg/list", { page_size: 1 }));
      const properties = rowsOf(await legacy("/uid/properties/get", { uid: device?.uid }));
      expect(properties.find((one) => one.name === "ver")).toMatchObject({ value: device?.ver });
      for (const { name, gmt_update } of properties) expect([name, typeof gmt_update]).toEqual([name, "number"]);
      const registration = recordOf(await legacy("/iot/uid/reg/query", { uid: device?.uid }));
      expect(device).toMatchObject(registration);
      expect((await legacy("/uid/properties/get", { uid: "PHNONE-0" })).code).toBe(404);
    });

    it("say since when a device's state and battery are as they are", async () => {
      const changesOf = async (uid: unknown, name: string) =>
        rowsOf(await legacy("/uid/properties/get", { uid })).find((one) => one.name === name);
      const [wake = {}] = rowsOf(await legacy("/iot/wol/state/get", { page_size: 1 }));
      const battery = { name: "battery", value: wake.battery, gmt_update: wake.gmt_wake };
      expect(await changesOf(wake.uid, "battery")).toEqual(battery);
      const [state = {}] = rowsOf(await call("/v2/umh/admin/dev/state/list", { page_size: 1 }));
      const signal = { name: "signal", value: state.signal, gmt_update: state.gmt_online };
      expect(await changesOf(state.uid, "signal")).toEqual(signal);
    });

    it("give an app its keys and its company's name", async () => {
      const app = await add("/v2/user/app/add", { name: `App ${mark()}`, comp_id: 2, type: 1 });
      expect(app).toMatchObject({
        app_key_ios: expect.stringMatching(/^[\da-f]{32}$/),
        comp_name: expect.stringMatching(/./),
      });
      const ids = rowsOf(await legacy("/user/appid/get", { comp_id: 2 }));
      expect(ids.map((row) => row.app_id)).toContain(app.id);
      const own = rowsOf(await call("/v2/user/app/list", { comp_id: 2, page_size: 100 }));
      expect(ids.map((row) => row.app_id)).toEqual(own.map((row) => row.id).sort((a, b) => Number(a) - Number(b)));
    });

    it("control a registered server, and nothing at any other address", async () => {
      const [server] = rowsOf(await legacy("/discovery/srv/query", { page_size: 1 }));
      const at = { srv_addr: server?.http_addr, srv_type: server?.type };
      expect(recordOf(await call("/srv/ctrl", { ...at, cmd: "stop" }))).toMatchObject({ state: 2, cmd: "stop" });
      expect(recordOf(await call("/srv/ctrl", { ...at, cmd: "restart" }))).toMatchObject({ state: 1 });
      expect(fieldsOf(await call("/srv/ctrl", { ...at, cmd: "rm -rf" }))).toEqual({ cmd: "invalid.oneOf" });
      expect((await call("/srv/ctrl", { ...at, srv_addr: "169.254.169.254:80", cmd: "status" })).code).toBe(404);
    });

    describe("a scheduled task", () => {
      const task = (values: JsonRecord) =>
        call("/v2/user/admin/cron/add", { name: `Task ${mark()}`, state: 1, type: 2, spec: "0 * * * *", ...values });
      const stored = async ({ id }: JsonRecord) => rowsOf(await call("/v2/user/admin/cron/list", { id }))[0] ?? {};

      it("runs once at its time, and says its result and its next time", async ({ skip }) => {
        const { platform, later } = host;
        if (!platform) return skip(NEEDS_CLOCK);
        const made = recordOf(await task({ param: '{"task":"purge_sessions"}' }));
        const due = Number(made.gmt_next);
        expect(due % 3600).toBe(0);
        await platform.runDue();
        expect(await stored(made)).toMatchObject({ gmt_run: 0, result: 0 });
        later(3601);
        await Promise.all([platform.runDue(), platform.runDue()]);
        const ran = await stored(made);
        expect(ran).toMatchObject({ result: 1, gmt_next: expect.any(Number) });
        expect(Number(ran.gmt_run)).toBeGreaterThanOrEqual(due);
        expect(Number(ran.gmt_next)).toBeGreaterThan(Number(ran.gmt_run));
        await platform.runDue();
        expect(await stored(made)).toEqual(ran);
        expect((await call("/v2/user/admin/cron/set", { id: made.id, state: 2 })).code).toBe(200);
        expect(await stored(made)).toMatchObject({ gmt_next: 0 });
        later(-3601);
      });

      it("is refused when nobody could run it", async () => {
        const wrong = { "param.task": "invalid.work" };
        expect(fieldsOf(await task({ type: 1, param: '{"task":"purge_sessions"}' }))).toEqual(wrong);
        expect((await task({ param: '{"task":"launch"}' })).code).toBe(406);
        const made = recordOf(await task({ param: '{"task":"purge_notes"}' }));
        expect(fieldsOf(await call("/v2/user/admin/cron/set", { id: made.id, type: 3 }))).toEqual(wrong);
      });
    });
  });
};
