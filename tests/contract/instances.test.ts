// Two processes use one database. If one process changes a session, this takes effect in the next call to the other.
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRestPath } from "./callRestPath";
import { recordOf } from "./Client";
import type { Client } from "./Client";
import { openHost, placesForStores, readModel } from "./hosts";
import type { TestHost } from "./Host";

const CONFIRMED_FOR = 300;

const found = await placesForStores("PostgreSQL");

describe.skipIf(found === null)("on two instances, sessions", () => {
  let hosts: readonly TestHost[] = [];
  let here: Client;
  let there: Client;
  let admin: string;
  beforeAll(async () => {
    if (!found) return;
    const model = readModel(20);
    const first = found.place();
    const second = { ...found.place(), ...(first.databaseUrl ? { databaseUrl: first.databaseUrl } : {}) };
    const settings = { CONFIRMED_FOR, FILES_URL: pathToFileURL(`${first.dataDir}/shared`).href };
    const one = await openHost(first, model, [], settings);
    const other = await openHost(second, model, [], settings);
    hosts = [one, other];
    here = one.client;
    there = other.client;
    admin = await here.token("admin");
  }, 120_000);
  afterAll(async () => {
    for (const host of hosts) await host.close();
    found?.close();
  });

  const own = (token: string) => there.call("/v2/user/account/get", {}, { token });
  const set = (params: Readonly<Record<string, unknown>>) =>
    here.call("/v2/user/account/set", params, { token: admin });
  const clerk = async () => {
    const token = await there.token("clerk");
    return { token, account: recordOf(await own(token)) };
  };

  it("of a disabled account are over at once, and stay so", async () => {
    const { token, account } = await clerk();
    expect((await set({ id: account.id, state: 2 })).code).toBe(200);
    expect((await own(token)).code).toBe(401);
    expect((await set({ id: account.id, state: 1 })).code).toBe(200);
    expect((await own(token)).code).toBe(401);
  });

  it("are over at once with a new password, and with signing out", async () => {
    const { token, account } = await clerk();
    expect((await set({ id: account.id, user_password: "river and stone 9" })).code).toBe(200);
    expect((await own(token)).code).toBe(401);
    const again = await there.token("clerk", "river and stone 9");
    expect((await own(again)).code).toBe(200);
    await here.call("/user/logout", {}, { token: again, style: "legacy" });
    expect((await own(again)).code).toBe(401);
    expect((await set({ id: account.id, user_password: "pilot house" })).code).toBe(200);
  });

  it("get the rights of another role at once", async () => {
    const token = await there.token("operator");
    const account = recordOf(await own(token));
    expect((await set({ id: account.id, role_id: 11 })).code).toBe(200);
    expect(recordOf(await own(token)).role_id).toBe(11);
    expect((await set({ id: account.id, role_id: account.role_id })).code).toBe(200);
    expect(recordOf(await own(token)).menus).toEqual(account.menus);
  });

  it("keep a proof of identity on both, equally long, and end on both at once", async () => {
    const [token, other] = [await there.token("subagent"), await there.token("subagent")];
    const later = (seconds: number): void => {
      for (const host of hosts) host.later(seconds);
    };
    const mail = { id: recordOf(await own(token)).id, user_email: "oliver@harbour.example" };
    const codes = async () => {
      const asked = [here, there].map((at) => at.call("/v2/user/account/set", mail, { token }));
      return (await Promise.all(asked)).map(({ code }) => code);
    };
    later(CONFIRMED_FOR);
    expect(await codes()).toEqual([428, 428]);
    const proof = { password: here.transformed("subagent", "pilothouse") };
    expect((await callRestPath(here, token, "/confirmations", "POST", proof)).status).toBe(200);
    expect(await codes()).toEqual([200, 200]);
    const until = await Promise.all([here, there].map((at) => callRestPath(at, token, "/confirmations/session")));
    expect(until[1]?.body).toEqual(until[0]?.body);
    // The proof is valid only for its own session, not for other sessions of the same account.
    expect((await there.call("/v2/user/account/set", mail, { token: other })).code).toBe(428);
    later(CONFIRMED_FOR - 30);
    expect(await codes()).toEqual([200, 200]);
    later(30);
    expect(await codes()).toEqual([428, 428]);
    expect((await callRestPath(there, token, "/confirmations", "POST", proof)).status).toBe(200);
    expect(await codes()).toEqual([200, 200]);
    await here.call("/user/logout", {}, { token, style: "legacy" });
    expect(await codes()).toEqual([401, 401]);
  });

  it("see the new total of a list at once, whichever instance changed the rows", async () => {
    const tasks = "/v2/user/admin/cron";
    const totals = async (): Promise<readonly number[]> => {
      const lists = [here, there].map((at) => at.call(`${tasks}/list`, { type: 3, state: 1 }, { token: admin }));
      return (await Promise.all(lists)).map(({ count }) => count);
    };
    const [before = 0] = await totals();
    const task = { name: "counted", type: 3, state: 1, spec: "0 0 1 1 *", param: '{"task":"remind_expiry"}' };
    const { id } = recordOf(await here.call(`${tasks}/add`, task, { token: admin }));
    expect(await totals()).toEqual([before + 1, before + 1]);
    expect((await there.call(`${tasks}/set`, { id, state: 2 }, { token: admin })).code).toBe(200);
    expect(await totals()).toEqual([before, before]);
    expect((await here.call(`${tasks}/set`, { id, state: 1 }, { token: admin })).code).toBe(200);
    expect(await totals()).toEqual([before + 1, before + 1]);
    expect((await there.call(`${tasks}/del`, { id }, { token: admin })).code).toBe(200);
    expect(await totals()).toEqual([before, before]);
  });
});
