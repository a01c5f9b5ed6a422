// What the first account of a company can do after the company has registered itself, and for whom.
// tests/contract/escalation.test.ts tests the rights that this account must not give to others.
import { newName } from "../contract/newName";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { type Grantor, uniqueName, EscalationWorld } from "../contract/escalation";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";

const PASSWORD = "quiet-otter-71";
const OWNER_ROLE = "Company owner";
const found = await placesForStores(anyStore);

describe.skipIf(found === null)("a registered company", () => {
  let host: TestHost;
  let world: EscalationWorld;
  let owner: Grantor;
  beforeAll(async () => {
    if (!found) return;
    host = await openHost(found.place(), readModel(20));
    world = await EscalationWorld.read(host.client);
    owner = await world.registered();
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  const call = (path: string, params: JsonRecord = {}, token = owner.token) =>
    host.client.call(path, params, { token });
  const register = async (more: JsonRecord = {}) => {
    const user_id = uniqueName("r");
    const contact = {
      get user_name() {
        return newName("Ada");
      },
      user_email: `${user_id}@example.com`,
      user_phone: `138${user_id.slice(-8)}`,
    };
    const names = { comp_name: uniqueName("Founded "), user_id, user_password: PASSWORD, ...contact };
    return host.client.call("/v2/user/account/add", { ...names, ...(await host.client.verification()), ...more });
  };

  it('6. "A user\'s scope can be only their company, or their company and subordinate companies.": the first account of a registered company runs it and what is below it, and sees nothing beside it', async () => {
    expect(owner.role).toMatchObject({ name: OWNER_ROLE, type: 1 });
    expect(owner.account).toMatchObject({ scope: 2, company_id: 0, super: false });
    const below = recordOf(await call("/v2/user/company/add", { comp_name: uniqueName("Branch "), comp_type: 7 }));
    expect(below).toMatchObject({ comp_parent_id: owner.company });
    const colleague = {
      get user_name() {
        return newName("Bo");
      },
      user_password: PASSWORD,
      user_type: 1,
      scope: 1,
      state: 1,
    };
    const menus = rowsOf(await call("/v2/user/menu/held/list", { page_size: 1000 }));
    const menu_ids = menus.map(({ menu_id }) => menu_id);
    const role = recordOf(await call("/v2/user/role/add", { name: "Deputy", cn_name: "副手", menu_ids }));
    expect(role).toMatchObject({ comp_id: owner.company, type: 2 });
    const signedIn = async (comp_id: unknown) => {
      const user_id = uniqueName("c");
      const added = await call("/v2/user/account/add", { ...colleague, user_id, comp_id, role_id: role.id });
      expect(added.code).toBe(200);
      return host.client.token(user_id, PASSWORD);
    };
    const tokens = [owner.token, await signedIn(owner.company), await signedIn(below.comp_id)];
    const companies = [[owner.company, below.comp_id], [owner.company], [below.comp_id]];
    for (const [index, token] of tokens.entries()) {
      const own = rowsOf(await call("/v2/user/company/list", { page_size: 1000 }, token));
      expect(own.map(({ comp_id }) => comp_id).toSorted()).toEqual(companies[index]);
      const accounts = rowsOf(await call("/v2/user/account/list", { page_size: 1000 }, token));
      expect(accounts.map(({ comp_id }) => comp_id)).toEqual(
        accounts.map(({ comp_id }) => (companies[index]?.includes(comp_id) ? comp_id : "foreign")),
      );
      for (const path of ["/v2/iot/web/uid/reg/list", "/v2/mall/admin/order/list", "/user/feedback/query"]) {
        const style = path.startsWith("/v2/") ? "bearer" : "legacy";
        expect([path, (await host.client.call(path, {}, { token, style })).count]).toEqual([path, 0]);
      }
    }
  });

  it('6. "A user\'s scope can be only their company, or their company and subordinate companies.": whoever registers chooses neither role nor company nor rank', async () => {
    const wish = {
      role_id: 1,
      comp_id: 1,
      company_id: 2,
      comp_parent_id: 1,
      comp_top_id: 1,
      comp_type: 1,
      agent_type: 1,
    };
    const more = { scope: 2, sys: 3, dk: "dk-of-others", dk_limit: 9_999_999, menu_ids: [1], gmt_validity: 1, type: 1 };
    const reply = await register({
      ...wish,
      ...more,
      controllers: "[]",
      super: true,
      roles: [1],
      menus: ["system.menu"],
    });
    const { user_id, comp_id, menus } = recordOf(reply);
    expect(menus).toEqual(expect.arrayContaining(["info.order", "operate.company", "operate.service", "operate.user"]));
    expect(menus).not.toContain("system.menu");
    const token = await host.client.token(String(user_id), PASSWORD);
    const account = recordOf(await call("/v2/user/account/get", {}, token));
    expect(account).toMatchObject({ role_id: owner.role.id, comp_id, company_id: 0, gmt_validity: 0, super: false });
    expect(account.menus).toEqual(expect.arrayContaining(Array.isArray(menus) ? menus : [null]));
    const company = isRecord(account.company) ? account.company : {};
    const plain = { comp_type: 6, agent_type: 0, comp_parent_id: 0, comp_top_id: comp_id, dk: "", dk_limit: 0, sys: 1 };
    expect(company).toMatchObject(plain);
    expect(comp_id).not.toBe(1);
  });

  it('6. "With no permission the message is: account has no permission (513).": nobody registers while the role of owners is disabled, whatever custom roles are called', async () => {
    const roles = rowsOf(await world.call("role/list", { type: 1, page_size: 1000 }));
    const [opening, earlier] = [OWNER_ROLE, "Customer company"].map((name) => roles.find((one) => one.name === name));
    const setState = async (role: JsonRecord | undefined, state: number) =>
      expect((await world.call("role/set", { id: role?.id, state })).code).toBe(200);
    const roleOf = async () => {
      const token = await host.client.token(String(recordOf(await register()).user_id), PASSWORD);
      return recordOf(await call("/v2/user/account/get", {}, token)).role_id;
    };
    const menu_ids = rowsOf(await world.call("menu/list", { page_size: 1000 })).map(({ menu_id }) => menu_id);
    await world.made("role/add", { name: OWNER_ROLE, cn_name: "冒名", type: 2, comp_id: 2, menu_ids });
    await setState(opening, 2);
    expect(await roleOf()).toBe(earlier?.id);
    await setState(earlier, 2);
    expect(await register()).toMatchObject({ code: 513, data: { context: "register" } });
    await setState(opening, 1);
    expect(await roleOf()).toBe(opening?.id);
  });
});
