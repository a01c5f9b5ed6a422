// A person who lacks a right learns who can give it: people of their own company, or the company above.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, rowsOf, type JsonRecord } from "../../../tests/contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";
import { newName } from "../../../tests/contract/newName";

const model = readModel(12);
/** One account of each preset role, and menu keys that many, few and no roles have. */
const ACCOUNTS = [
  "operator",
  "ruishi",
  "agent",
  "subagent",
  "distributor",
  "property",
  "developer",
  "customer",
  "branch",
];
const MENUS = ["system.menu", "system.role", "product.device", "property.room", "vas.order", "applist.app"];

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`who can grant a right, on ${name}`, () => {
    let host: TestHost;
    let admin = "";
    const ask = async (menu: string, token: string, language = "en") => {
      const headers = { authorization: `Bearer ${token}`, "accept-language": language };
      const response = await host.client.fetch(`/rest/granting/${menu}`, { headers });
      const body: unknown = await response.json();
      return { status: response.status, body: isRecord(body) ? body : {} };
    };
    const call = (path: string, params: JsonRecord = {}) => host.client.call(path, params, { token: admin });
    const rolesBy = async (params: JsonRecord) => rowsOf(await call("/v2/user/role/list", params));

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      admin = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    it("names the people of the own company, with their roles in the language of the reader", async () => {
      const token = await host.client.token("clerk");
      const people = [{ name: "陈思远", role: "Manufacturer" }];
      expect((await ask("product.device", token)).body).toEqual({ id: "product.device", people, company: "" });
      expect((await ask("product.device", token, "zh-CN")).body.people).toEqual([{ name: "陈思远", role: "厂商" }]);
    });

    it("names the company above, but no person of it, where nobody of the own company can", async () => {
      // Nobody but the super admin has the screen of menus.
      const { body } = await ask("system.menu", await host.client.token("clerk"));
      const [top] = rowsOf(await call("/v2/user/company/list", { comp_id: 1 }));
      expect(body).toEqual({ id: "system.menu", people: [], company: top?.comp_name });
    });

    it("names no account that cannot give the right, or is disabled", async () => {
      const token = await host.client.token("clerk");
      const [holder] = rowsOf(await call("/v2/user/account/list", { user_id: "ruishi" }));
      await call("/v2/user/account/add", {
        user_id: newName("g").toLowerCase(),
        user_name: newName("Granting"),
        user_password: "quiet-otter-71",
        comp_id: holder?.comp_id,
        role_id: (await rolesBy({ name: "Developer" }))[0]?.id,
        user_type: 1,
        scope: 1,
        state: 1,
      });
      expect((await ask("applist.app", token)).body.people).toEqual([{ name: "陈思远", role: "Manufacturer" }]);
      const set = async (state: number) =>
        expect((await call("/v2/user/account/set", { id: holder?.id, state })).code).toBe(200);
      await set(2);
      const { body } = await ask("applist.app", token);
      await set(1);
      expect(body.people).toEqual([]);
      expect(body.company).not.toBe("");
    });

    it("names no person of another company, and no company except the one directly above", async () => {
      const companies = rowsOf(await call("/v2/user/company/list", { page_size: 1000 }));
      const accounts = rowsOf(await call("/v2/user/account/list", { page_size: 1000 }));
      const seen = new Set<string>();
      for (const user_id of ACCOUNTS) {
        const own = accounts.find((one) => one.user_id === user_id);
        const home = companies.find(({ comp_id }) => comp_id === own?.comp_id);
        const above = companies.find(({ comp_id }) => comp_id === home?.comp_parent_id)?.comp_name;
        const colleagues = accounts.filter(({ comp_id }) => comp_id === own?.comp_id).map((one) => one.user_name);
        const token = await host.client.token(user_id);
        for (const menu of MENUS) {
          const { status, body } = await ask(menu, token);
          const people = Array.isArray(body.people) ? body.people.filter(isRecord) : [];
          expect(status).toBe(200);
          expect(people.map((one) => one.name).filter((one) => !colleagues.includes(String(one)))).toEqual([]);
          expect(people.flatMap((one) => Object.keys(one)).filter((key) => !["name", "role"].includes(key))).toEqual(
            [],
          );
          expect(["", above]).toContain(body.company);
          seen.add(people.length > 0 ? "people" : body.company === "" ? "nobody" : "company");
        }
      }
      // Both kinds of answers occurred, and every answer named somebody.
      expect([...seen].sort()).toEqual(["company", "people"]);
    });

    it("answers nothing for an unknown menu, or without a session", async () => {
      expect((await ask("nowhere", await host.client.token("clerk"))).status).toBe(404);
      expect((await ask("product.device", "")).status).toBe(401);
    });
  });
}
