import { beforeAll, describe, expect, it } from "vitest";
import type { Model } from "../../generator";
import { ownerFields } from "../../platform/framework/storage/ownerFields";
import { isRecord, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord } from "./Client";
import { callsOfResource, declares } from "./drafts";
import type { TestHost } from "./Host";

const menusOf = (own: JsonRecord): readonly unknown[] => (Array.isArray(own.menus) ? own.menus : []);

export const accessContract = (open: () => TestHost, model: Model): void => {
  describe("access", () => {
    let client: Client;
    let admin: string;
    let clerk: string;
    let vendor: string;
    beforeAll(async () => {
      ({ client } = open());
      [admin, clerk, vendor] = [await client.token("admin"), await client.token("clerk"), await client.token("ruishi")];
    });

    const calls = model.resources.flatMap((resource) =>
      resource.calls
        // Without a token, this call registers an account, and is refused for other reasons.
        .filter(({ verb, path }) => verb !== "action" && path !== "/v2/user/account/add")
        .map((call) => ({ resource, call, title: `${resource.name} ${call.name}` })),
    );

    it.each(calls)("refuses $title without a token", async ({ resource, call }) => {
      expect((await callsOfResource(client, null, resource)(call.name)).code).toBe(401);
      expect((await callsOfResource(client, "nobody's", resource)(call.name)).code).toBe(401);
    });

    it("lists for an account what it may do", async () => {
      const own = recordOf(await client.call("/v2/user/account/get", {}, { token: clerk }));
      expect(own).toMatchObject({ user_id: "clerk", super: false });
      expect(menusOf(own)).toContain("vas.order");
      expect(menusOf(own)).not.toContain("operate.company");
      expect(isRecord(own.company) && own.company.comp_id).toBe(own.comp_id);
      expect(own).not.toHaveProperty("user_password");
      const chief = recordOf(await client.call("/v2/user/account/get", {}, { token: admin }));
      expect(chief.super).toBe(true);
      expect(menusOf(chief)).toEqual(model.menus.map(({ key }) => key));
    });

    it.each(calls.filter(({ call }) => call.verb !== "get"))(
      "answers $title only to who holds its menu",
      async ({ resource, call }) => {
        const own = recordOf(await client.call("/v2/user/account/get", {}, { token: clerk }));
        const isGranted = menusOf(own).includes(resource.access[call.name]);
        const reply = await callsOfResource(client, clerk, resource)(call.name, { [resource.key]: 987_654_321 });
        if (isGranted) expect(reply.code).not.toBe(513);
        // Callers may read the names of records that their own records refer to, but no other values of them.
        else if (call.verb === "list" && reply.code === 200)
          for (const row of rowsOf(reply)) expect(Object.keys(row).length).toBeLessThanOrEqual(4);
        else expect(reply.code).toBe(513);
      },
    );

    it("reads the legacy envelope with its token, language and version", async () => {
      const path = "/user/product/get";
      expect((await client.call(path, { page_size: 2 }, { token: admin, style: "legacy" })).code).toBe(200);
      expect((await client.call(path, {}, { token: admin, style: "legacy", apiVersion: "9.9.9" })).code).toBe(406);
      const refused = await client.call(path, {}, { style: "legacy", language: "zh-TW" });
      expect(refused).toMatchObject({
        code: 401,
        msg: model.errors.find(({ code, context }) => code === 401 && context === null)?.message["zh-TW"],
      });
    });

    it("answers what cannot be read or is not known in the envelope", async () => {
      const broken = await client.raw("/v2/user/role/list", "{");
      expect(broken.status).toBe(400);
      expect(await broken.json()).toMatchObject({ code: 400 });
      expect((await client.raw("/v2/user/role/list", "[1]")).status).toBe(400);
      expect(await client.call("/v2/no/such/call", {}, { token: admin })).toMatchObject({ code: 404, count: 0 });
    });

    const scoped = model.resources.filter((resource) => resource.scope?.is === "owned" && declares(resource, "list"));

    it.each(scoped)("shows of $name only the rows of one's company and its subordinates", async (resource) => {
      const companies = rowsOf(await client.call("/v2/user/company/list", { page_size: 1000 }, { token: vendor })).map(
        (row) => row.comp_id,
      );
      const seen = await callsOfResource(client, vendor, resource)("list", { page_size: 1000 });
      const all = await callsOfResource(client, admin, resource)("list", { page_size: 1 });
      expect(companies).toContain(2);
      if (seen.code !== 200) return expect(seen.code).toBe(513);
      expect(seen.count).toBeLessThan(all.count);
      const fields = ownerFields(resource);
      const { scope } = resource;
      if (scope?.is !== "owned" || scope.steps.length > 1) return;
      const own = scope.common === null ? companies : [...companies, 0];
      for (const row of rowsOf(seen)) {
        const owners = fields.map((field) => row[field]).filter((owner) => owner !== undefined);
        expect(owners.length === 0 || owners.some((owner) => own.includes(owner)), JSON.stringify(owners)).toBe(true);
      }
    });

    it("writes nothing outside the scope", async () => {
      const elsewhere = rowsOf(await client.call("/v2/user/company/list", { comp_id: [3] }, { token: admin }))[0] ?? {};
      const change = { comp_id: elsewhere.comp_id, comp_person: "Somebody else" };
      expect((await client.call("/v2/user/company/set", change, { token: vendor })).code).toBe(404);
      expect((await client.call("/v2/user/company/del", { comp_id: 3 }, { token: vendor })).code).toBe(404);
      const product = { name: `Outside ${Date.now()}`, category: 1, comp_id: 3, node_type: 1 };
      expect((await client.call("/user/product/add", product, { token: vendor, style: "legacy" })).code).toBe(406);
      expect(rowsOf(await client.call("/v2/user/company/list", { comp_id: [3] }, { token: admin }))[0]).toEqual(
        elsewhere,
      );
    });

    it("gives a new record the caller's company", async () => {
      const { menu_ids: _ids, ...role } = { name: `Scoped ${Date.now()}`, cn_name: "范围", menu_ids: [] };
      const added = recordOf(await client.call("/v2/user/role/add", role, { token: vendor }));
      expect(added.comp_id).toBe(2);
      expect((await client.call("/v2/user/role/del", { id: added.id }, { token: vendor })).code).toBe(200);
    });
  });
};
