// Fifty concurrent requests on both stores: the action happens exactly once, and nobody gets an internal error.
import { newName } from "../contract/newName";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, recordOf, rowsOf } from "../contract/Client";
import type { Client, JsonRecord, Reply } from "../contract/Client";
import { openGoodsServer } from "../contract/goodsServer";
import { openHost, placesForStores, readModel, storeNames } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { CROWD_SIZE, roundNumbers, repetitions } from "../effort";
import { countCodes, expectOnce, uniqueText, runCrowd } from "./crowd";

/** Enough paid orders for a refund in every round. */
const ROWS = repetitions(90, 900);
const DEVICE = { device_system: "web", device_id: "race", device_model: "vitest" };

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`fifty at once on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), readModel(ROWS));
      ({ client } = host);
      token = await client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const call = (path: string, params: JsonRecord): Promise<Reply> => client.call(path, params, { token });
    const legacy = (path: string, params: JsonRecord): Promise<Reply> =>
      client.call(path, params, { token, style: "legacy" });
    const task = (values: JsonRecord = {}) =>
      call("/v2/user/admin/cron/add", {
        name: `Race ${uniqueText()}`,
        type: 2,
        spec: "0 4 * * *",
        param: '{"task":"purge_sessions"}',
        ...values,
      });

    it.each(roundNumbers)("store a name only once (round %i)", async () => {
      const same = `Race ${uniqueText()}`;
      expectOnce(await runCrowd(() => task({ name: same })), 409);
      expect((await call("/v2/user/admin/cron/list", { name: same })).count).toBe(1);
    });

    it.each(roundNumbers)("make one account (round %i)", async () => {
      const user_id = `race.${uniqueText()}`;
      const account = {
        user_id,
        user_password: "secret-of-race-1",
        get user_name() {
          return newName("Race");
        },
        user_type: 1,
        comp_id: 2,
      };
      const replies = await runCrowd(() =>
        call("/v2/user/account/add", { ...account, role_id: 11, scope: 1, state: 1 }),
      );
      expectOnce(replies, 1101);
    });

    it.each(roundNumbers)("change one version once (round %i)", async () => {
      const { id, row_version } = recordOf(await task());
      const set = (index: number) => call("/v2/user/admin/cron/set", { id, row_version, spec: `${index} 5 * * *` });
      expectOnce(await runCrowd(set), 412);
    });

    it.each(roundNumbers)("delete one record once (round %i)", async () => {
      const { id } = recordOf(await task());
      const replies = await runCrowd(() => call("/v2/user/admin/cron/del", { id }));
      expectOnce(replies, 404);
    });

    it.each(roundNumbers)("place nothing of a tree below itself (round %i)", async () => {
      const add = () => legacy("/mall/category/add", { name: `Race ${uniqueText()}`, parent_category_id: 0 });
      const ids = (await Promise.all([add(), add(), add(), add(), add()])).map((reply) => Number(recordOf(reply).id));
      const next = (at: number) => ids[(at + 1) % ids.length];
      const replies = await runCrowd((index) =>
        legacy("/mall/category/set", { id: ids[index % ids.length], parent_category_id: next(index) }),
      );
      expect(Object.keys(countCodes(replies))).toEqual(["200", "406"]);
      const found = rowsOf(await legacy("/mall/category/query", { id: ids, page_size: 10 }));
      const parents = new Map(found.map((row) => [Number(row.id), Number(row.parent_category_id)]));
      expect(parents.size).toBe(ids.length);
      for (const id of ids) {
        let at = id;
        for (let step = 0; step <= ids.length && at !== 0; step += 1) at = parents.get(at) ?? 0;
        expect(at).toBe(0);
      }
    });

    it.each(roundNumbers)("bind goods to a product once (round %i)", async () => {
      const [product] = rowsOf(await legacy("/user/product/get", { page_size: 1 }));
      const values = {
        name: `Race ${uniqueText()}`,
        comp_id: product?.comp_id,
        category_id: 2,
        type: 1,
        month: 1,
        state: 1,
      };
      const goods = recordOf(
        await call("/v2/mall/admin/product/add", { ...values, price: "1.00", fact_price: "1.00" }),
      );
      const binding = { pk: product?.pk, goods_id: goods.id, state: 1 };
      const replies = await runCrowd((sort) => call("/v2/mall/admin/product/pkrela/set", { ...binding, sort }));
      expect(Object.keys(countCodes(replies))).toEqual(["200"]);
      expect((await call("/v2/mall/admin/product/pkrela/list", { goods_id: goods.id })).count).toBe(1);
    });

    it.each(roundNumbers)("take over the goods of a third party once (round %i)", async () => {
      const goods = await openGoodsServer();
      const values = {
        name: `Party ${uniqueText()}`,
        type: 1,
        comp_id: 1,
        app_key: `k-${uniqueText()}`,
        goods_url: goods.address,
      };
      const { id } = recordOf(await legacy("/mall/otherplatform/add", values));
      const offered = (await legacy("/mall/otherplatform/product/query", { id })).count;
      const replies = await runCrowd(() => legacy("/mall/other/goods/pull", { platform_id: id }));
      await goods.close();
      expect(offered).toBeGreaterThan(0);
      expect(replies.reduce((sum, { count }) => sum + count, 0)).toBe(offered);
      expect(Object.keys(countCodes(replies)).filter((code) => code !== "200" && code !== "409")).toEqual([]);
    });

    it.each(roundNumbers)("give a complaint to the first person who answers it (round %i)", async () => {
      const [feedback] = rowsOf(await legacy("/user/feedback/query", { state: 1, account_id: 0, page_size: 1 }));
      if (!feedback) return;
      const colleague = await client.token("operator");
      const answer = { title_id: feedback.id, content: "We look into it." };
      const replies = await runCrowd((index) =>
        client.call("/user/feedback/detail/add", answer, {
          token: index % 2 === 0 ? token : colleague,
          style: "legacy",
        }),
      );
      expect(Object.keys(countCodes(replies))).toEqual(["200"]);
      const [after] = rowsOf(await legacy("/user/feedback/query", { id: feedback.id }));
      expect([1, 2]).toContain(after?.account_id);
    });

    it.each(roundNumbers)("wake a device once (round %i)", async (round) => {
      const asleep = rowsOf(await legacy("/iot/wol/state/get", { state: [1, 4], page_size: 1 }))[0];
      if (!asleep) return expect(round).toBeGreaterThan(1);
      const replies = await runCrowd(() => legacy("/iot/wol/state/set", { uid: asleep.uid }));
      expectOnce(replies, 519);
      const [after] = rowsOf(await legacy("/iot/wol/state/get", { uid: asleep.uid }));
      expect(after?.count).toBe(Number(asleep.count) + 1);
    });

    it.each(roundNumbers)("open one refund of an order (round %i)", async (round) => {
      const paid = { order_state: [2, 3], page_size: 100 };
      // Orders that cost nothing cannot be refunded, so only paid orders are used, another one in each round.
      const orders = rowsOf(await call("/v2/mall/admin/order/list", paid)).filter(
        ({ price, refund_state }) => refund_state === 0 && Number(price) > 0,
      );
      const [{ order_id } = { order_id: null }] = orders;
      expect(order_id, `no paid order left for round ${round}`).not.toBeNull();
      const replies = await runCrowd(() =>
        call("/v2/mall/admin/order/refund/add", { order_id, refund_reason: "Broken" }),
      );
      expectOnce(replies, 519);
      expect((await call("/v2/mall/admin/order/refund/list", { order_id })).count).toBe(1);
    });

    it.each(roundNumbers)("leave no firmware of a product that is gone (round %i)", async () => {
      const made = await task();
      expect(made.code).toBe(200);
      const bot = recordOf(
        await legacy("/user/feedback/bot/wiki/category/add", { name: `R ${uniqueText()}`, detail_id: 1 }),
      );
      const replies = await runCrowd((index) =>
        index % 2 === 0
          ? legacy("/user/feedback/bot/wiki/category/del", { id: bot.id })
          : legacy("/user/feedback/bot/wiki/add", {
              category_id: bot.id,
              title: `R ${index}`,
              content: "Orphan?",
              state: 1,
            }),
      );
      expect(replies.filter(({ code }) => code === 500)).toEqual([]);
      const [category] = rowsOf(await legacy("/user/feedback/bot/wiki/category/get", { id: [bot.id] }));
      const articles = await legacy("/user/feedback/bot/wiki/get", { category_id: bot.id });
      if (!category) expect(articles.count).toBe(0);
    });

    it.each(roundNumbers)("sign in with one set of credentials only once (round %i)", async () => {
      const user_password = client.encrypted("operator", "pilothouse");
      const codes = await Promise.all(Array.from({ length: CROWD_SIZE }, () => client.verification()));
      const signIn = (index: number) =>
        call("/v2/user/login", { ...DEVICE, user_id: "operator", user_password, ...codes[index] });
      // If the platform refused the first request because it was busy, possibly no request succeeded.
      expect((await runCrowd(signIn)).filter(({ code }) => code === 200).length).toBeLessThanOrEqual(1);
      const verification = await client.verification();
      const again = () =>
        call("/v2/user/login", {
          ...DEVICE,
          user_id: "admin",
          user_password: client.encrypted("admin", "pilothouse"),
          ...verification,
        });
      expect((await runCrowd(again)).filter(({ code }) => code === 200).length).toBeLessThanOrEqual(1);
    });

    it.each(roundNumbers)("store one file at an address for one (round %i)", async () => {
      const { platform } = host;
      if (!platform) throw new Error("no platform");
      const { put_url } = recordOf(await call("/v2/oss/upload/puturl/get", { name: "race.txt" }));
      const put = (index: number) =>
        platform.fetch(new Request(`http://platform${String(put_url)}`, { method: "PUT", body: `from ${index}` }));
      const answers = await runCrowd(put);
      const stored = answers.filter(({ status }) => status < 300);
      const bodies = await Promise.all(stored.map((answer) => answer.json().catch(() => null)));
      const taken = bodies.filter((one) => !isRecord(one) || one.code === 200 || one.code === undefined);
      expect(taken).toHaveLength(1);
    });
  });
}
