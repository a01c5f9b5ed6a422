// The screens that point 1 lists for management.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "../contract/Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { signInPerson } from "../contract/Person";
import { expectScreen } from "./screens";

const model = readModel(20);
const found = await placesForStores(anyStore);

describe.skipIf(found === null)("what people manage", () => {
  let host: TestHost;
  beforeAll(async () => {
    if (found) host = await openHost(found.place(), model);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  it.each([
    ["System settings: roles, menus, resources.", "/system/role /system/menu /system/resource"],
    [
      "Value-added services: orders, cloud-storage info, IoT, activation-code (cdk) orders, live server.",
      "/vas/order /vas/cloud /vas/iot /vas/cdkorder /vas/live_server",
    ],
    [
      "Products and devices: devices, device state, refunds, product list, UID duplicates, licences, ICCID, wake status, activation codes.",
      "/product/device /product/device_state /product/refund /product/product_list /product/dev_dup /product/lic_list /product/iccid /product/awake /product/actcode",
    ],
    [
      "Client apps: apps, platforms, templates, records, app users, app devices, notice templates, message management, alarms, logs.",
      "/applist/app /applist/flatform /applist/template /applist/record /applist/user /applist/dev /applist/notice_template /applist/msg_mng /applist/alarm /applist/log_list",
    ],
    ["Notifications and scheduling: system notifications, time plans.", "/operate/sysnotimng /operate/time_plan"],
    ["Support: bot and customer service.", "/operate/bot /operate/service"],
    ["Organisations and partners: companies, other platforms.", "/operate/company /operate/platform"],
    [
      "Devices and commerce: device import, payment platforms, shops, goods.",
      "/operate/device /operate/payment /operate/shop /operate/good",
    ],
    [
      "Infrastructure: servers, IP servers, zones, push config, settings templates, service registry.",
      "/operate/server /operate/ipserver /operate/zone /operate/pushconf /operate/settemp /operate/consul",
    ],
    ["Accounts: users.", "/operate/user"],
    ["Statistics: orders, users, devices.", "/info/order /info/user /info/dev"],
    ["Personal info and bills.", "/user/info /user/bills"],
    ["A dashboard.", "/dashboard"],
  ])('1. "%s": each has its screen, and the platform answers its records: %s', async (_, paths) => {
    for (const path of paths.split(" ")) await expectScreen(model, host, path);
  });

  it('1. "Users are operators at several company levels: super admin, admin, factory/vendor, general agent, agent, distributor, property, developer, customer company and customer sub-marketing company.": each signs in to a company of its level, with menus of its own', async () => {
    const levels = [
      ["admin", 1],
      ["operator", 1],
      ["ruishi", 1],
      ["agent", 2, 1],
      ["subagent", 2, 2],
      ["distributor", 3],
      ["property", 4],
      ["developer", 5],
      ["customer", 6],
      ["branch", 7],
    ] as const;
    const admin = await signInPerson(host.client, "admin");
    const menus = new Set<string>();
    for (const [name, comp_type, agent_type] of levels) {
      const person = await signInPerson(host.client, name);
      const [company] = rowsOf(await admin.call("/v2/user/company/list", { comp_id: person.company }));
      expect(company, name).toMatchObject(agent_type === undefined ? { comp_type } : { comp_type, agent_type });
      const role = recordOf(await admin.call("/v2/user/role/get", { id: person.account.role_id }));
      menus.add(JSON.stringify([role.name, role.menu_ids]));
    }
    expect(menus.size).toBe(levels.length);
  });
});
