// App users get messages about their orders. The company's notice template decides the text. The outbox shows what was
// sent, or why a message was not sent.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { signInPerson, newMark, Person } from "../contract/Person";

const SENTENCE =
  "Notice template types 1 to 10: subscription success, failure, renewal failure, renewal notice, renewal success, purchase success, cancel, expiry, refund success, refund failure.";
const [SUBSCRIBED, FAILED, RENEWAL_FAILED, RENEWED, PURCHASED, CANCELLED] = [1, 2, 3, 5, 6, 7];
const [RENEWAL_DUE, EXPIRING, REFUNDED, REFUND_FAILED] = [4, 8, 9, 10];
const EMMA = { user_id: "emma", app_id: 1 };
const NO_MAIL_SERVER = 2;

const found = await placesForStores(anyStore);

describe.skipIf(found === null)("notices", () => {
  let host: TestHost;
  let admin: Person;
  let decider: Person;
  beforeAll(async () => {
    if (!found) return;
    host = await openHost(found.place(), readModel(20));
    admin = await signInPerson(host.client, "admin");
    decider = await signInPerson(host.client, "operator");
    for (const type of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await template(type);
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  const template = async (type: number, more: JsonRecord = {}) => {
    const path = "/v2/user/notice/user/template";
    const own = { type, lang: "en", comp_id: 1, ...more };
    const body = "{{user_name}}: {{goods}} for {{price}}. {{reason}}{{unknown}}";
    const values = { name: `Occasion ${type}`, title: `Occasion ${type}: {{goods}}`, body };
    const [stored] = rowsOf(await admin.call(`${path}/list`, own));
    const reply = await admin.call(`${path}/${stored ? "set" : "add"}`, { ...own, ...values, id: stored?.id });
    expect(reply.code).toBe(200);
  };
  const messages = async (order: JsonRecord) => {
    await host.platform?.queue.idle();
    return rowsOf(await admin.call("/v2/push/outbox/list", { order_id: order.order_id, sort_field: "id" }));
  };
  const titles = async (order: JsonRecord) => (await messages(order)).map(({ title }) => String(title).split(":")[0]);
  const anyDevice = async () =>
    rowsOf(await admin.call("/v2/iot/web/uid/reg/list", { page_size: 1, sort_field: "uid" }))[0]?.uid;
  const ordered = async (more: JsonRecord = {}) => {
    const order = recordOf(await admin.order({ ...EMMA, ...more }));
    expect(order.user_id).toBe("emma");
    return order;
  };
  const plainGoods = async () => {
    const given = { name: `Notice ${newMark()}`, category_id: 2, type: 2, state: 1, comp_id: 1, month: 1, sort: 1 };
    const prices = { price: "1.00", fact_price: "1.00", rmb: "1.00", usd: "2.00", inr: "0.00", jpy: "0.00" };
    return recordOf(await admin.call("/v2/mall/admin/product/add", { ...given, ...prices })).id;
  };

  it(`9. "${SENTENCE}": who pays for a package is told so, in the words of the template, and again when it is renewed`, async () => {
    const uid = await anyDevice();
    const order = await ordered({ uid });
    expect(await messages(order)).toEqual([]);
    await host.client.pay(order.pay_url);
    const [sent, ...others] = await messages(order);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ type: 1, channel: 1, receiver: "emma@northlight.example", state: 4 });
    expect(sent).toMatchObject({ reason: NO_MAIL_SERVER, log: [{ reason: NO_MAIL_SERVER }] });
    expect(String(sent?.title)).toMatch(new RegExp(`^Occasion ${SUBSCRIBED}: .+`));
    expect(String(sent?.body)).toMatch(/^Emma Fischer: .+ for 2\.00 USD\. $/);
    const again = await ordered({ uid });
    await host.client.pay(again.pay_url);
    expect(await titles(again)).toEqual([`Occasion ${RENEWED}`]);
    const refused = await ordered({ uid });
    await host.client.pay(refused.pay_url, "refused");
    expect(await titles(refused)).toEqual([`Occasion ${RENEWAL_FAILED}`]);
  });

  it(`9. "${SENTENCE}": a purchase, a failure and a cancellation are told`, async () => {
    const spec_id = await plainGoods();
    const order = await ordered({ spec_id });
    await host.client.pay(order.pay_url, "refused");
    expect(await titles(order)).toEqual([`Occasion ${FAILED}`]);
    const cancel = { order_id: order.order_id };
    expect((await admin.call("/v2/mall/admin/order/cancel", cancel)).code).toBe(200);
    expect(await titles(order)).toEqual([`Occasion ${FAILED}`, `Occasion ${CANCELLED}`]);
    const other = await ordered({ spec_id });
    await host.client.pay(other.pay_url);
    expect(await titles(other)).toEqual([`Occasion ${PURCHASED}`]);
  });

  it(`9. "${SENTENCE}": a refund is told, and a refused one with its reason`, async () => {
    const order = await ordered({ spec_id: await plainGoods() });
    await host.client.pay(order.pay_url);
    const { id } = await admin.refunding(order.order_id);
    expect((await decider.refund(id, { state: 3, remark: "It was used." })).code).toBe(200);
    const refused = (await messages(order)).at(-1);
    expect(refused?.title).toMatch(new RegExp(`^Occasion ${REFUND_FAILED}:`));
    expect(refused?.body).toMatch(/It was used\.$/);
    expect((await admin.refund(id, { state: 1 })).code).toBe(200);
    expect((await decider.refund(id)).code).toBe(200);
    expect((await titles(order)).slice(-2)).toEqual([`Occasion ${REFUND_FAILED}`, `Occasion ${REFUNDED}`]);
  });

  it(`9. "${SENTENCE}": the template in the user's language comes first, and without a template nobody is told`, async () => {
    const spec_id = await plainGoods();
    await template(PURCHASED, { lang: "zh-CN" });
    const meiling = await ordered({ spec_id }).then(() => admin.order({ user_id: "meiling", app_id: 1, spec_id }));
    await host.client.pay(recordOf(meiling).pay_url);
    const [sent] = await messages(recordOf(meiling));
    expect(sent).toMatchObject({ receiver: "meiling@jinxiu.example" });
    const path = "/v2/user/notice/user/template";
    const all = rowsOf(await admin.call(`${path}/list`, { type: PURCHASED, page_size: 100 }));
    expect((await admin.call(`${path}/del`, { id: all.map(({ id }) => id) })).code).toBe(200);
    const silent = await ordered({ spec_id });
    await host.client.pay(silent.pay_url);
    expect(await messages(silent)).toEqual([]);
  });

  it(`9. "${SENTENCE}": what was not sent can be sent again, and the outbox logs each try`, async () => {
    const order = await ordered();
    expect((await admin.call("/v2/mall/admin/order/cancel", { order_id: order.order_id })).code).toBe(200);
    const [{ id } = {}] = await messages(order);
    expect((await admin.call("/v2/push/outbox/resend", { id })).code).toBe(200);
    const [again] = await messages(order);
    expect(again).toMatchObject({ state: 4, reason: NO_MAIL_SERVER });
    expect(again?.log).toHaveLength(2);
    const nobody = await host.client.call(
      "/v2/push/outbox/resend",
      { id },
      { token: await host.client.token("customer") },
    );
    expect([404, 513]).toContain(nobody.code);
  });

  it(`9. "${SENTENCE}": who has a package that ends is reminded once, and once more on its last day`, async () => {
    const uid = rowsOf(await admin.call("/v2/iot/web/uid/reg/list", { page_size: 2, sort_field: "uid" }))[1]?.uid;
    const order = await ordered({ uid });
    await host.client.pay(order.pay_url);
    expect(await titles(order)).toEqual([`Occasion ${SUBSCRIBED}`]);
    const param = JSON.stringify({ task: "remind_expiry", days: 40 });
    const values = { name: `Remind ${newMark()}`, type: 3, state: 1, spec: "0 0 1 1 *", param };
    const { id } = recordOf(await admin.call("/v2/user/admin/cron/add", values));
    const reminders = async () => {
      expect((await admin.call("/v2/user/admin/cron/run", { id })).code).toBe(200);
      await host.platform?.queue.idle();
      const asked = { receiver: "emma@northlight.example", title: "Occasion", page_size: 1000 };
      const sent = rowsOf(await admin.call("/v2/push/outbox/list", asked)).map(
        ({ title }) => String(title).split(":")[0],
      );
      return [EXPIRING, RENEWAL_DUE].map((type) => sent.filter((title) => title === `Occasion ${type}`).length);
    };
    const [expiring = 0, due = 0] = await reminders();
    expect(expiring).toBeGreaterThan(0);
    expect(await reminders()).toEqual([expiring, due]);
    const [service] = rowsOf(
      await host.client.call(
        "/mall/oss/order/query",
        { uid, page_size: 1, sort_field: "gmt_create", sort_order: "desc" },
        { token: admin.token, style: "legacy" },
      ),
    );
    host.later(Number(service?.gmt_end) - Math.floor(Date.now() / 1000) - 3600);
    // The session has ended in the meantime, and the password must be sent with the platform's time.
    const user_password = host.client.encrypted("admin", "pilothouse", (Number(service?.gmt_end) - 3600) * 1000);
    const { acc_token } = recordOf(await host.client.signIn("admin", "pilothouse", { user_password }));
    admin = new Person(host.client, String(acc_token), admin.account);
    expect((await reminders())[1]).toBeGreaterThan(due);
  });
});
