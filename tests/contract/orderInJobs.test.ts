// Guards that a bulk task passes for each of its records, after something has changed since the task began.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../platform/framework/storage/Store";
import { anyStore } from "../effort";
import { createBulkTestTools, countsOf } from "../../features/bulk/tests/bulkTasks";
import { type JsonRecord, recordOf } from "./Client";
import { EscalationWorld } from "./escalation";
import type { TestHost } from "./Host";
import { openHost, openWithKeys, type StorePlace, placesForStores } from "./hosts";
import { guardedConsole, model } from "./orderOfGuards";
import { callRest } from "./restCalls";

const CONFIRMED_FOR = 3600;

/**
 * What changed, for which call, and the outcome of a task with one record. The audit trail records none of these
 * refusals.
 */
const TASKS = [
  { since: ["proof"], call: "set", becomes: { state: "done", changed: 1, refused: 0 } },
  { since: ["lacking"], call: "set", becomes: { state: "done", changed: 1, refused: 0 } },
  { since: ["right"], call: "set", becomes: { state: "stopped", changed: 0, refused: 0 } },
  { since: ["state"], call: "set", becomes: { state: "done", changed: 0, refused: 1 } },
  { since: ["right", "state"], call: "set", becomes: { state: "stopped", changed: 0, refused: 0 } },
  { since: ["proof"], call: "resend", becomes: { state: "done", changed: 1, refused: 0 } },
  { since: ["lacking"], call: "resend", becomes: { state: "done", changed: 1, refused: 0 } },
  { since: ["right"], call: "resend", becomes: { state: "stopped", changed: 0, refused: 0 } },
  { since: ["state"], call: "resend", becomes: { state: "done", changed: 0, refused: 1 } },
  { since: ["right", "state"], call: "resend", becomes: { state: "stopped", changed: 0, refused: 0 } },
] as const;
type Task = (typeof TASKS)[number];

describe("a task", async () => {
  const found = await placesForStores(anyStore);
  let place: StorePlace;
  let host: TestHost;
  let store: Store;
  let admin: string;
  let refusals: number;
  const begun = new Map<Task, { readonly id: unknown; readonly token: string }>();
  const countRefusals = async (): Promise<number> => {
    const call = { verb: "list", path: "/audit" } as const;
    return (await callRest(host.client, { key: "id" }, call, { event: "refused" }, { token: admin })).count;
  };
  const api = (path: string, params: JsonRecord) => host.client.call(path, params, { token: admin });

  beforeAll(async () => {
    if (!found) return;
    place = found.place();
    host = await openHost(place, model, [], { CONFIRMED_FOR, JOBS: false }, guardedConsole);
    store = await openWithKeys(place);
    const world = await EscalationWorld.read(host.client);
    ({ admin } = world);
    const menu_ids = world.menus
      .filter(({ menu_key }) => /^(property\.notice|applist\.outbox)/.test(String(menu_key)))
      .map(({ menu_id }) => menu_id);
    const { rows } = await sql<JsonRecord>`
      select max(n.id) as notice, max(c.comp_id) as company from community c join notice n on n.community_id = c.id
      group by c.comp_id order by c.comp_id limit 2`.execute(store.db);
    const messages = (await sql<JsonRecord>`select id from outbox order by id limit 2`.execute(store.db)).rows;
    for (const [at, { company }] of rows.entries())
      await sql`update outbox set comp_id = ${company} where id = ${messages[at]?.id}`.execute(store.db);
    const changing: (() => Promise<unknown>)[] = [];
    const demanded: unknown[] = [];
    for (const task of TASKS) {
      const { since, call } = task;
      const [at, changes] = [since.some((one) => one === "state") ? 1 : 0, new Set<string>(since)];
      const comp_id = rows[at]?.company;
      const role = await world.addRole({ comp_id, menu_ids });
      const account = await world.addAccount({ comp_id, role_id: role.id });
      const token = await host.client.token(String(account.user_id), "quiet-otter-71");
      const [resource, id] = call === "set" ? ["notice", rows[at]?.notice] : ["outbox", messages[at]?.id];
      const order = { resource, call, values: call === "set" ? { content: call + since.join() } : {}, filters: { id } };
      const { body } = await createBulkTestTools(host.client, store).ask(token, "", "POST", { ...order, expected: 1 });
      expect([since, body]).toEqual([since, expect.objectContaining({ state: "working" })]);
      begun.set(task, { id: body.id, token });
      if (changes.has("right")) changing.push(() => api("/v2/user/role/set", { id: role.id, menu_ids: [] }));
      if (changes.has("lacking")) demanded.push(role.id);
    }
    const company = { comp_id: rows[0]?.company, factor_role_ids: demanded };
    for (const change of [...changing, () => api("/v2/user/company/set", company)])
      expect(await change()).toMatchObject({ code: 200 });
    await sql`update company set gmt_end = 1 where comp_id = ${rows[1]?.company}`.execute(store.db);
    refusals = await countRefusals();
    await host.close();
    host = await openHost(place, model, [], { CONFIRMED_FOR }, guardedConsole);
    host.later(CONFIRMED_FOR);
    await host.platform?.queue.idle();
    // An account without its required factor could not read the outcome of its tasks.
    const user_password = host.client.encrypted("admin", "pilothouse", Date.now() + CONFIRMED_FOR * 1000);
    const token = String(recordOf(await host.client.signIn("admin", "pilothouse", { user_password })).acc_token);
    const lifted = { ...company, factor_role_ids: [] };
    expect(await host.client.call("/v2/user/company/set", lifted, { token })).toMatchObject({ code: 200 });
  }, 120_000);
  afterAll(async () => {
    await store?.close();
    await host?.close();
    found?.close();
  }, 60_000);

  it.each(TASKS)("of $call goes on with each record, although since then: $since", async (task) => {
    const { id, token } = begun.get(task) ?? expect.unreachable();
    const over = await createBulkTestTools(host.client, store).follow(token, id);
    const { changed, refused } = countsOf(over);
    expect({ state: over.state, changed, refused }).toEqual(task.becomes);
    expect(await countRefusals()).toBe(refusals);
  });
});
