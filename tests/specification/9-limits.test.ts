// The platform applies the limits and defaults of point 9.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { makeCompany, makePerson } from "../contract/Person";

const found = await placesForStores(anyStore);

describe.skipIf(found === null)("the platform", () => {
  let host: TestHost;
  let token = "";
  beforeAll(async () => {
    if (!found) return;
    host = await openHost(found.place(), readModel(20));
    token = await host.client.token("admin");
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });
  const call = (path: string, params: JsonRecord) => host.client.call(path, params, { token });

  it.each([
    ["5", "Free storage validity must be 1 to 30."],
    ["9", "Free storage validity is 1 to 30 days."],
  ])('%s. "%s": the platform takes 1 and 30 days, and neither 0 nor 31', async () => {
    const [config] = rowsOf(await call("/v2/user/admin/appcfg/list", { page_size: 1 }));
    const set = (free_days: number) => call("/v2/user/admin/appcfg/set", { id: config?.id, free_days });
    for (const days of [1, 30]) expect(recordOf(await set(days)).free_days).toBe(days);
    for (const days of [0, 31]) expect(fieldsOf(await set(days))).toEqual({ free_days: "invalid.range" });
  });

  it('9. "Default phone area is +86.": of an account and of a company that are added without one', async () => {
    const company = await makeCompany(host.client);
    const [stored] = rowsOf(await call("/v2/user/company/list", { comp_id: company }));
    expect(stored?.comp_phone_area).toBe("+86");
    const { account } = await makePerson(host.client, company);
    expect(account.user_phone_area).toBe("+86");
  });
});
