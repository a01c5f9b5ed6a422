// Messages about the state of the platform reach the users who are registered for such an occasion, and the receivers
// of such mails.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../platform/framework/storage/open";
import { type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { signInPerson, makeCompany, makePerson, newMark, type Person } from "../contract/Person";

const SENTENCE = "Notifications and scheduling: system notifications, time plans.";
const [SERVER_ALARM, LOW_BALANCE, TASK_FAILED, PENDING_AUDIT] = [1, 3, 4, 5];
const [ALARM_MAILS, REPORT_MAILS, EXPIRY_MAILS] = [1, 2, 3];
const USERS = "/v2/user/admin/sysnotify/user";
const SETTINGS = "/v2/user/admin/sysnotify/cfg";
const MAILS = "/discovery/srv/email";

const found = await placesForStores(anyStore);
const place = found?.place();

describe.skipIf(found === null)("system notifications", () => {
  let host: TestHost;
  let admin: Person;
  beforeAll(async () => {
    if (!place) return;
    host = await openHost(place, readModel(60));
    admin = await signInPerson(host.client, "admin");
    for (const { id } of await all(`${USERS}/list`)) await admin.call(`${USERS}/del`, { id });
    for (const { id } of rowsOf(await legacy(`${MAILS}/query`, { page_size: 100 })))
      await legacy(`${MAILS}/del`, { id });
    for (const type of [SERVER_ALARM, LOW_BALANCE, TASK_FAILED, PENDING_AUDIT]) await configure(type, {});
    await notify("all@example.com", {});
    await notify("audits@example.com", { occasions: [PENDING_AUDIT], lang: "zh-CN" });
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  const legacy = (path: string, params: JsonRecord) =>
    host.client.call(path, params, { token: admin.token, style: "legacy" });
  const all = async (path: string) => rowsOf(await admin.call(path, { page_size: 100 }));
  const configure = async (type: number, values: JsonRecord) => {
    const [{ id } = {}] = rowsOf(await admin.call(`${SETTINGS}/list`, { type }));
    const given = { state: 1, time_range: "00:00-24:00", interval: 0, ...values };
    expect((await admin.call(`${SETTINGS}/set`, { id, ...given })).code).toBe(200);
  };
  const notify = async (link_id: string, params: JsonRecord) => {
    const values = { name: link_id, type: 1, link_id, link_param: JSON.stringify(params), state: 1 };
    expect((await admin.call(`${USERS}/add`, values)).code).toBe(200);
  };
  const mailTo = async (link: string, link_type: number, sys = 1) => {
    expect((await legacy(`${MAILS}/add`, { sys, link, link_type, state: 1 })).code).toBe(200);
  };
  const outbox = async (more: JsonRecord) => {
    await host.platform?.queue.idle();
    return rowsOf(await admin.call("/v2/push/outbox/list", { page_size: 1000, type: 3, ...more }));
  };
  /** The messages that are sent during `work`, with their receivers. */
  const messagesBy = async (work: () => Promise<unknown>, more: JsonRecord = {}) => {
    const before = new Set((await outbox(more)).map(({ id }) => id));
    await work();
    return (await outbox(more)).filter(({ id }) => !before.has(id));
  };
  const receivers = (rows: readonly JsonRecord[]) => rows.map(({ receiver }) => receiver).toSorted();
  const turn = async (name: string, state: number) => {
    const [{ id } = {}] = rowsOf(await legacy("/discovery/srv/query", { name }));
    expect((await legacy("/discovery/srv/set", { id, state })).code).toBe(200);
  };
  const anyServer = async (): Promise<JsonRecord> =>
    rowsOf(await legacy("/discovery/srv/query", { page_size: 1, sys: 1 }))[0] ?? {};
  const task = async (type: number, param: JsonRecord) => {
    const values = { name: `Told ${newMark()}`, type, state: 1, spec: "0 0 1 1 *", param: JSON.stringify(param) };
    const { id } = recordOf(await admin.call("/v2/user/admin/cron/add", values));
    return admin.call("/v2/user/admin/cron/run", { id });
  };

  it(`1. "${SENTENCE}": a server that goes offline is told to the notified users and to the mails of its system, once`, async () => {
    const { name } = await anyServer();
    await mailTo("alarms@example.com", ALARM_MAILS);
    await mailTo("overseas@example.com", ALARM_MAILS, 2);
    await turn(String(name), 1);
    const sent = await messagesBy(() => turn(String(name), 2), { occasion: SERVER_ALARM });
    expect(receivers(sent)).toEqual(["alarms@example.com", "all@example.com"]);
    expect(sent[0]).toMatchObject({ title: `The server ${String(name)} is offline.`, comp_id: 0 });
    expect(await messagesBy(() => turn(String(name), 2))).toEqual([]);
  });

  it(`1. "${SENTENCE}": a task that fails is told, with its name`, async () => {
    if (!place) return;
    const store = await openStore(place);
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(store.db);
    try {
      await rename("wake", "wake_away");
      const sent = await messagesBy(() => task(4, { task: "settle_wakes" }), { occasion: TASK_FAILED });
      expect(receivers(sent)).toContain("all@example.com");
      expect(sent[0]?.title).toMatch(/^The scheduled task Told \d+ failed\.$/);
    } finally {
      await rename("wake_away", "wake");
      await store.close();
    }
  });

  it(`1. "${SENTENCE}": withdrawals and refunds that wait are told to whoever wants to know of audits, in their language`, async () => {
    const owner = await makePerson(host.client, await makeCompany(host.client));
    await owner.recharged("10.00");
    const sent = await messagesBy(() => owner.withdraw("4.00"), { occasion: PENDING_AUDIT });
    expect(receivers(sent)).toEqual(["all@example.com", "audits@example.com"]);
    const [english, chinese] = sent.toSorted((a, b) => String(a.receiver).localeCompare(String(b.receiver)));
    expect(english?.body).toMatch(/^A withdrawal of 4\.00 USD by Wallet \d+ waits/);
    expect(chinese?.body).toMatch(/申请提现 4\.00 USD/);
    const order = recordOf(await owner.order());
    await host.client.pay(order.pay_url);
    const asked = await messagesBy(() => owner.refunding(order.order_id), { occasion: PENDING_AUDIT });
    expect(asked).toHaveLength(2);
  });

  it(`1. "${SENTENCE}": a wallet that cannot pay the same again is told`, async () => {
    const owner = await makePerson(host.client, await makeCompany(host.client));
    await owner.recharged("5.00");
    const buy = () => messagesBy(() => owner.order({ pay_type: 4 }), { occasion: LOW_BALANCE });
    expect(await buy()).toEqual([]);
    expect(receivers(await buy())).toEqual(["all@example.com"]);
  });

  it(`1. "${SENTENCE}": counting tasks mail their figure to the receivers of reports`, async () => {
    await mailTo("reports@example.com", REPORT_MAILS);
    await mailTo("expiry@example.com", EXPIRY_MAILS);
    const orders = await messagesBy(() => task(1, { task: "count_orders", days: 3650 }));
    expect(receivers(orders)).toEqual(["reports@example.com"]);
    const listed = (await admin.call("/v2/mall/admin/order/list", {})).count;
    expect(orders[0]?.body).toMatch(new RegExp(`^${listed} orders were made since `));
    const devices = await messagesBy(() => task(1, { task: "count_devices" }));
    expect(devices[0]?.body).toMatch(/^\d+ devices are online at /);
    const ending = await messagesBy(() => task(3, { task: "remind_expiry", days: 3650 }));
    expect(receivers(ending)).toEqual(["expiry@example.com"]);
  });

  it(`1. "${SENTENCE}": the state, the least interval and the time of day of an occasion decide whether and when people are told`, async () => {
    const { name } = await anyServer();
    const offline = () =>
      messagesBy(async () => {
        await turn(String(name), 1);
        await turn(String(name), 2);
      });
    expect(await offline()).not.toEqual([]);
    await configure(SERVER_ALARM, { interval: 60 });
    expect(await offline()).toEqual([]);
    host.later(61 * 60);
    expect(await offline()).not.toEqual([]);
    await configure(SERVER_ALARM, { state: 2 });
    expect(await offline()).toEqual([]);
    const hour = (new Date().getHours() + 4) % 24;
    const text = (at: number) => `${String(at).padStart(2, "0")}:00`;
    await configure(SERVER_ALARM, { time_range: `${text(hour)}-${text((hour + 1) % 24)}` });
    const waiting = await offline();
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.every(({ state }) => state === 1)).toBe(true);
    await configure(SERVER_ALARM, {});
  });
});
