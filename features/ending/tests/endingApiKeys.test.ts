// If an API key leaks, not only its owner can end it: accounts with all rights of its account can also end it. But they
// cannot change it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf, type JsonRecord } from "../../../tests/contract/Client";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { newName } from "../../../tests/contract/newName";
import { callRest } from "../../../tests/contract/restCalls";

const DEVICES = "/v2/iot/web/uid/reg/list";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the API key of somebody else on ${name}`, () => {
    let host: TestHost;
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), readModel(12));
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const send = async (verb: "add" | "set" | "del", params: JsonRecord, by: string) =>
      callRest(host.client, { key: "id" }, { verb, path: "/access_keys" }, params, {
        token: await host.client.session(by),
      });
    const make = async (by: string): Promise<JsonRecord> => {
      const token = await host.client.session("admin");
      const menus = rowsOf(await host.client.call("/v2/user/menu/list", { page_size: 1000 }, { token }));
      const menu_ids = menus.filter(({ menu_key }) => menu_key === "product.device").map(({ menu_id }) => menu_id);
      return recordOf(await send("add", { name: newName("key"), menu_ids, minute_limit: 100 }, by));
    };
    const use = async ({ access_key }: JsonRecord) =>
      (await host.client.call(DEVICES, { page_size: 1 }, { token: String(access_key) })).code;

    it("is disabled, and not enabled or changed", async () => {
      const key = await make("operator");
      expect(await use(key)).toBe(200);
      const changes: readonly JsonRecord[] = [
        { name: "Mine" },
        { minute_limit: 9 },
        { state: 2, name: "Mine" },
        { gmt_end: Math.floor(Date.now() / 1000) + 86_400 },
      ];
      for (const change of changes) {
        const reply = await send("set", { id: key.id, ...change }, "admin");
        expect([change, reply.code, fieldsOf(reply)]).toEqual([change, 406, { account_id: "invalid.service" }]);
      }
      expect(await use(key)).toBe(200);
      const whole = { name: key.name, menu_ids: key.menu_ids, minute_limit: key.minute_limit };
      expect((await send("set", { id: key.id, ...whole, state: 2 }, "admin")).code).toBe(200);
      expect(await use(key)).toBe(401);
      expect((await send("set", { id: key.id, state: 1 }, "admin")).code).toBe(406);
      expect((await send("set", { id: key.id, state: 1 }, "operator")).code).toBe(200);
      expect(await use(key)).toBe(200);
    });

    it("is deleted, but by nobody with fewer rights than its account", async () => {
      const [theirs, above] = [await make("operator"), await make("admin")];
      expect((await send("del", { id: theirs.id }, "admin")).code).toBe(200);
      expect(await use(theirs)).toBe(401);
      for (const [verb, more] of [
        ["del", {}],
        ["set", { state: 2 }],
      ] as const)
        expect([404, 513]).toContain((await send(verb, { id: above.id, ...more }, "operator")).code);
      expect(await use(above)).toBe(200);
    });
  });
}
