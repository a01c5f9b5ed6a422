// A company can require a second factor for accounts with certain roles, in this company and in all companies below it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAuditEntries } from "../../../tests/contract/readAuditEntries";
import { callRestPath } from "../../../tests/contract/callRestPath";
import { business } from "../../../platform/business";
import { handlersFor } from "../../../platform/framework/Feature";
import { handlerOf } from "../../../platform/framework/calls/Handler";
import { STEP_SECONDS, totpCode } from "../platform/totp";
import { type JsonRecord, recordOf, rowsOf } from "../../../tests/contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";
import { newName } from "../../../tests/contract/newName";
import { callRest } from "../../../tests/contract/restCalls";

const model = readModel(5);
const DUE = 428;
const COMPANY = "/v2/user/company/set";
const OWN = "/v2/user/account/get";
/** The company of `distributor`, its role, and the company above. */
const [ANLIN, DISTRIBUTOR] = [11, 6];

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`demanded second factors on ${name}`, () => {
    let host: TestHost;
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), model);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const call = (path: string, params: JsonRecord, token: string) => host.client.call(path, params, { token });
    const asked = (token: string, path: string, method?: string, body?: JsonRecord) =>
      callRestPath(host.client, token, path, method, body);
    const demand = async (comp_id: unknown, roles: readonly number[]): Promise<void> => {
      const reply = await call(COMPANY, { comp_id, factor_role_ids: roles }, await host.client.session("admin"));
      expect([reply.code, reply.data]).toEqual([200, reply.data]);
    };
    const isLacking = async (token: string): Promise<boolean> =>
      recordOf(await call(OWN, {}, token)).lacks_factor === 1;
    const devices = async (token: string) => (await call("/v2/iot/web/uid/reg/list", { page_size: 1 }, token)).code;

    it("allow accounts without one only to turn one on, also in open sessions", async () => {
      const token = await host.client.token("distributor");
      expect(await devices(token)).toBe(200);
      await demand(ANLIN, [DISTRIBUTOR]);
      expect(await isLacking(token)).toBe(true);
      expect(await isLacking(await host.client.token("distributor"))).toBe(true);
      const allowed = new Set([model.host?.own?.path, model.host?.signOut?.path, model.host?.password?.path]);
      const answers: Record<string, number> = {};
      for (const resource of model.resources)
        for (const { name: one, path, verb, style, constants } of resource.calls) {
          if (allowed.has(path) || handlerOf(handlersFor(business, model), resource, { name: one })?.who === "anybody")
            continue;
          const params = { ...constants, [resource.key]: 1 };
          const reply =
            style === "rest" && verb !== "action"
              ? await callRest(host.client, { key: resource.key }, { verb, path }, params, { token })
              : await host.client.call(path, params, { token, style: style === "legacy" ? "legacy" : "bearer" });
          answers[`${resource.name}.${one}`] = reply.code;
        }
      expect(Object.keys(answers).length).toBeGreaterThan(200);
      expect(Object.entries(answers).filter(([, code]) => code !== DUE)).toEqual([]);
      // The account can only change its own data.
      expect((await call(OWN, { id: 1 }, token)).code).toBe(DUE);
      for (const path of ["/preferences", "/history", "/seeing/6", "/personal/account:1"])
        expect([path, (await asked(token, path)).status]).toEqual([path, DUE]);
      expect((await asked(token, "/factors/1", "DELETE")).status).toBe(DUE);
      const openapi = await host.client.fetch("/openapi.json", { headers: { authorization: `Bearer ${token}` } });
      expect(await openapi.json()).toMatchObject({ code: DUE });
    });

    it("are no longer due in the same session when one is turned on, and due again when it is turned off", async () => {
      const token = await host.client.token("distributor");
      const password = host.client.transformed("distributor", "pilothouse");
      const begun = await asked(token, "/factors", "POST", { password });
      const secret = String(begun.body.secret);
      const code = (later: number) => totpCode(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS) + later);
      expect((await asked(token, "/factors/totp", "PUT", { on: true, code: code(-1) })).status).toBe(200);
      expect(await isLacking(token)).toBe(false);
      expect(await devices(token)).toBe(200);
      expect((await asked(token, "/factors/totp", "PUT", { on: false, password, code: code(0) })).status).toBe(200);
      expect(await devices(token)).toBe(DUE);
    });

    it("apply only to the chosen roles, also in companies below, which cannot undo this", async () => {
      const [agent, below] = [await host.client.token("agent"), await host.client.token("distributor")];
      expect(await isLacking(agent)).toBe(false);
      await demand(ANLIN, []);
      expect(await isLacking(below)).toBe(false);
      const [company] = rowsOf(
        await call("/v2/user/company/list", { comp_id: ANLIN }, await host.client.session("admin")),
      );
      const parent = company?.comp_parent_id;
      expect(parent).toBeGreaterThan(0);
      await demand(parent, [DISTRIBUTOR]);
      expect(await isLacking(below)).toBe(true);
      await demand(ANLIN, []);
      expect(await isLacking(below)).toBe(true);
      await demand(parent, []);
    });

    it("are ended by the super admin at once, and recorded in the audit trail", async () => {
      await demand(ANLIN, [DISTRIBUTOR]);
      const token = await host.client.token("distributor");
      expect(await devices(token)).toBe(DUE);
      await demand(ANLIN, []);
      expect(await devices(token)).toBe(200);
      const filter = { event: "set", record_of: "company", record_key: String(ANLIN) };
      const entries = await readAuditEntries(host.client, await host.client.session("admin"), filter);
      expect(JSON.stringify(entries)).toContain("factor_role_ids");
    });

    it("hold up no program, which has a key in place of a sign-in", async () => {
      const admin = await host.client.session("admin");
      const menus = rowsOf(await call("/v2/user/menu/list", { page_size: 1000 }, admin));
      const menu_ids = menus.filter(({ menu_key }) => menu_key === "product.device").map(({ menu_id }) => menu_id);
      const made = await callRest(
        host.client,
        { key: "id" },
        { verb: "add", path: "/access_keys" },
        { name: newName("key"), menu_ids, minute_limit: 1000 },
        { token: admin },
      );
      await demand(1, [1]);
      expect(await isLacking(admin)).toBe(true);
      expect(await devices(String(recordOf(made).access_key))).toBe(200);
      // The super admin must turn one on, like everybody else.
      expect((await call(COMPANY, { comp_id: 1, factor_role_ids: [] }, admin)).code).toBe(DUE);
    });
  });
}
