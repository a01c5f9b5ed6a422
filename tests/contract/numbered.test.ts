// A request with a number is executed once, however often it arrives, in both call styles.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CROWD_SIZE, roundNumbers } from "../effort";
import { fieldsOf, recordOf } from "./Client";
import type { Client, JsonRecord } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const ADD = "/v2/user/admin/cron/add";
const model = readModel(40);
let made = 0;
const mark = (): string => {
  made += 1;
  return `number-${Date.now()}-${made}`;
};
const task = (values: JsonRecord = {}): JsonRecord => ({
  name: mark(),
  type: 1,
  state: 1,
  spec: "0 0 * * *",
  ...values,
});

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a numbered request on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let token: string;
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      ({ client } = host);
      token = await client.session("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const add = (params: JsonRecord) => client.call(ADD, params, { token });
    const count = async (given: JsonRecord) =>
      (await client.call("/v2/user/admin/cron/list", { name: given.name }, { token })).count;

    it.each(roundNumbers)(
      `is stored once when ${CROWD_SIZE} arrive together, and all get the same answer (round %i)`,
      async () => {
        const given = task({ request_id: mark() });
        const answers = await Promise.all(Array.from({ length: CROWD_SIZE }, () => add(given)));
        const ids = answers.map((answer) => (answer.code === 200 ? recordOf(answer).id : answer.code));
        expect(new Set(ids).size).toBe(1);
        expect(await count(given)).toBe(1);
        expect(recordOf(await add(given)).id).toBe(ids[0]);
      },
    );

    it("is the same in whatever order its parts are written, within them too", async () => {
      const given = task({ request_id: mark() });
      const nested = { ...given, more: { a: 1, b: { c: [1], d: 2 } } };
      const turned = { more: { b: { d: 2, c: [1] }, a: 1 }, ...Object.fromEntries(Object.entries(given).toReversed()) };
      const first = await add(nested);
      expect(first.code).toBe(200);
      expect(await add(turned)).toEqual(first);
      expect((await add({ ...turned, more: { a: 1, b: { c: [1], d: 3 } } })).code).toBe(409);
    });

    it("is distinguished from another with the same number", async () => {
      const request_id = mark();
      expect((await add(task({ request_id }))).code).toBe(200);
      const other = task({ request_id });
      expect(await add(other)).toMatchObject({
        code: 409,
        msg: "This request number was used for another request before",
      });
      expect(await count(other)).toBe(0);
      expect(fieldsOf(await add(task({ request_id: "with a space" })))).toEqual({ request_id: "invalid.standard" });
    });

    it("that only reads is answered for what it asks, whatever number it has", async () => {
      const [one, other] = [task(), task()];
      await add(one);
      const request_id = mark();
      const found = async ({ name: wanted }: JsonRecord) =>
        (await client.call("/v2/user/admin/cron/list", { name: wanted, request_id }, { token })).count;
      expect([await found(one), await found(other)]).toEqual([1, 0]);
      await add(other);
      expect(await found(other)).toBe(1);
    });

    it("is another one of another account, of another call, and after a day", async () => {
      const request_id = mark();
      const first = recordOf(await add(task({ request_id })));
      const set = { id: first.id, name: mark(), request_id };
      expect((await client.call("/v2/user/admin/cron/set", set, { token })).code).toBe(200);
      const other = await client.session("agent");
      expect((await client.call(ADD, task({ request_id }), { token: other })).code).not.toBe(409);
      // A session ends after half a day without use.
      for (let third = 0; third < 3; third += 1) {
        host.later(8 * 3600 + 1);
        await count({ name: request_id });
      }
      expect((await add(task({ request_id }))).code).toBe(200);
      host.later(-24 * 3600 - 3);
    });

    it("is done when it comes again after a refusal", async () => {
      const request_id = mark();
      const taken = task();
      const first = recordOf(await add(taken));
      expect((await add({ ...taken, request_id })).code).toBe(409);
      expect((await client.call("/v2/user/admin/cron/del", { id: first.id }, { token })).code).toBe(200);
      expect((await add({ ...taken, request_id })).code).toBe(200);
    });

    it("may carry its number in a header, and wrapped", async () => {
      const given = task();
      const headers = { authorization: `Bearer ${token}`, "idempotency-key": mark() };
      const answers = [];
      for (let turn = 0; turn < 2; turn += 1)
        answers.push(await (await client.raw(ADD, JSON.stringify(given), headers)).json());
      expect(answers[1]).toEqual(answers[0]);
      const path = "/mall/otherplatform/add";
      const shop = { name: mark(), type: 1, comp_id: 1, app_key: mark(), request_id: mark() };
      const legacy = () => client.call(path, shop, { token, style: "legacy" });
      expect(await legacy()).toEqual(await legacy());
    });

    it("does not delay others when its request needs several steps", async () => {
      for (const param of ["purge_task_files", "purge_alarms", "purge_sessions"]) {
        const given = task({ type: 2, param: JSON.stringify({ task: param }) });
        const { id } = recordOf(await add(given));
        const run = await client.call("/v2/user/admin/cron/run", { id, request_id: mark() }, { token });
        expect(run, param).toMatchObject({ code: 200, data: { result: 1 } });
      }
      expect((await client.call("/v2/user/task/list", { request_id: mark() }, { token })).code).toBe(200);
      const now = Math.floor(Date.now() / 1000);
      const batch = { spec_id: 5, comp_id: 1, number: 50_000, gmt_expire: now + 86_400 };
      const { id } = recordOf(await client.call("/mall/cdk/order/add", batch, { token, style: "legacy" }));
      const cancel = { id: `cdk_order-${String(id)}`, request_id: mark() };
      expect((await client.call("/v2/user/task/cancel", cancel, { token })).code).toBe(200);
    });

    it("works for an action and a batch of an import as well", async () => {
      const wake = async () => {
        const asleep = { state: 1, page_size: 1 };
        const [one] = [(await client.call("/iot/wol/state/get", asleep, { token, style: "legacy" })).data].flat();
        return one;
      };
      const asleep = recordOf({ code: 200, count: 1, data: await wake() });
      const params = { uid: asleep.uid, request_id: mark() };
      const woken = () => client.call("/iot/wol/state/set", params, { token, style: "legacy" });
      const first = await woken();
      expect(first.code).toBe(200);
      expect(await woken()).toEqual(first);
      const batch = { rows: [{ iccid: `8986${Date.now()}00` }], request_id: mark() };
      const take = () => client.call("/mall/iccid/import/add", batch, { token, style: "legacy" });
      const taken = await take();
      expect(await take()).toEqual(taken);
    });
  });
}
