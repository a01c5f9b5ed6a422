import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "../contract/Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { signInPerson, makeCompany, makePerson, newMark } from "../contract/Person";
import { expectValues } from "./enumerations";

const model = readModel(40);
const found = await placesForStores(anyStore);
const ENABLED = 1;

describe.skipIf(found === null)("roles", () => {
  let host: TestHost;
  beforeAll(async () => {
    if (found) host = await openHost(found.place(), model);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  it.each([
    ["Role types: system role and custom role.", "role.type", "role_type", "1 System role, 2 Custom role"],
    [
      "Company types: manufacturer, agent (general agent), distributor, property, developer, client company, subordinate marketing company.",
      "company.comp_type",
      "company_type",
      "1 Manufacturer, 2 Agent, 3 Distributor, 4 Property, 5 Developer, 6 Customer company, 7 Subordinate marketing company",
    ],
    [
      "Company types: manufacturer, agent (general agent), distributor, property, developer, client company, subordinate marketing company.",
      "company.agent_type",
      "agent_type",
      "1 General agent, 2 Agent",
    ],
    ["User types: enterprise and individual.", "account.user_type", "user_type", "1 Enterprise, 2 Individual"],
    [
      "A user's scope can be only their company, or their company and subordinate companies.",
      "account.scope",
      "user_scope",
      "1 Own company only, 2 Own company and its subordinates",
    ],
  ])('6. "%s": %s takes the values of %s and no other: %s', async (_, use, name, values) => {
    await expectValues(model, host, use, name, values);
  });

  it('6. "A user\'s scope can be only their company, or their company and subordinate companies.": it decides which rows an account sees', async () => {
    const upper = await makeCompany(host.client);
    const lower = await makeCompany(host.client, upper);
    const [narrow, wide] = [
      await makePerson(host.client, upper, { scope: 1 }),
      await makePerson(host.client, upper, { scope: 2 }),
    ];
    const below = { comp_id: lower };
    const seen = async (person: typeof wide) => (await person.call("/v2/mall/comp/money/get", below)).code === 200;
    expect([await seen(narrow), await seen(wide)]).toEqual([false, true]);
  });

  it('6. "Menus are assigned to roles (menu_ids, role_ids).": an account may do what its role\'s menus say, at once', async () => {
    const admin = await signInPerson(host.client, "admin");
    const menuOf = async (menu_key: string) =>
      rowsOf(await admin.call("/v2/user/menu/list", { menu_key, page_size: 50 })).find(
        (one) => one.menu_key === menu_key,
      )?.menu_id;
    const [orders, alarms] = [await menuOf("vas.order"), await menuOf("applist.alarm")];
    const given = { name: `Menus ${newMark()}`, cn_name: "菜单", type: 2, state: ENABLED, comp_id: 1 };
    const role = recordOf(await admin.call("/v2/user/role/add", { ...given, menu_ids: [orders], role_ids: [] }));
    const person = await makePerson(host.client, 1, { role_id: role.id });
    const may = async (path: string) => (await person.call(path, { page_size: 1 })).code === 200;
    expect([await may("/v2/mall/admin/order/list"), await may("/v2/umh/admin/alarmlog/list")]).toEqual([true, false]);
    const more = { id: role.id, menu_ids: [alarms], role_ids: [3] };
    expect((await admin.call("/v2/user/role/set", more)).code).toBe(200);
    host.later(5);
    expect([await may("/v2/mall/admin/order/list"), await may("/v2/umh/admin/alarmlog/list")]).toEqual([false, true]);
    const [stored] = rowsOf(await admin.call("/v2/user/role/list", { id: role.id }));
    expect(stored).toMatchObject({ menu_ids: [alarms], role_ids: [3] });
  });
});
