// The demo data is consistent: each query counts the rows that contradict it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlatform, type Model, readModel } from "pilothouse/platform";
import { openStore, type Store, tablesOf } from "pilothouse/platform/storage";
import { business } from "..";

/** Enough rows for a large resource, of which only keys and owners stay in memory. */
const ENOUGH = 6000;
const NOW = 1_800_000_000;

const whole = readModel(process.cwd());
const model: Model = {
  ...whole,
  resources: whole.resources.map((one) =>
    one.demo.rows > ENOUGH ? { ...one, demo: { ...one.demo, rows: ENOUGH } } : one,
  ),
};

const folder = mkdtempSync(join(tmpdir(), "pilothouse-demo-"));
const settings = { SECRETS_KEY: [Buffer.alloc(32, "a key of tests")] };
let store: Store;
beforeAll(async () => {
  const platform = await createPlatform({ business, model, dataDir: folder, settings, now: () => NOW });
  await platform.close();
  store = await openStore({ dataDir: folder });
}, 60_000);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const counted = async (query: string): Promise<number> => {
  const found = await sql<{ n: number }>`${sql.raw(query)}`.execute(store.db);
  return Number(found.rows[0]?.n);
};
const rows = (table: string) => counted(`select count(*) as n from "${table}"`);

/** The largest recharge of each currency, as the definition of the call says. */
const largest = Object.entries(
  whole.resources
    .find(({ name }) => name === "money")
    ?.calls.find(({ name }) => name === "recharge")
    ?.params.find(({ name }) => name === "money")?.options.max ?? {},
);

const NONE: Readonly<Record<string, string>> = {
  "a sold order that waits for a delivery which nobody of its seller, or of a company above it, may make":
    "with recursive above(comp_id, upper) as (select comp_id, comp_id from company union all select a.comp_id, c.comp_parent_id from above a join company c on c.comp_id = a.upper where c.comp_parent_id > 0) select count(*) as n from \"order\" o where o.order_state = 2 and not exists (select 1 from above a join account u on u.comp_id = a.upper and (u.scope = 2 or a.upper = a.comp_id) and u.state = 1 join role__menu_ids r on r.owner = u.role_id join menu m on m.menu_id = r.item and m.menu_key = 'vas.order.deliver' where a.comp_id = o.seller_id)",
  "an order without the refund it tells of, or with two":
    'select count(*) as n from "order" o where o.refund_state <> 0 and (select count(*) from refund r where r.order_id = o.order_id) <> 1',
  "a refund that says otherwise than its order":
    'select count(*) as n from refund r left join "order" o on o.order_id = r.order_id where o.order_id is null or o.refund_state <> r.state or o.price <> r.amount or o.fee_type <> r.fee_type or o.seller_id <> r.comp_id or o.refund_reason <> r.reason',
  "a refund of what was never paid, or before it was":
    'select count(*) as n from refund r join "order" o on o.order_id = r.order_id where o.order_state not in (2, 3) or o.price = 0 or r.gmt_create < o.gmt_pay',
  "a refund paid back at no time, or refused at one":
    "select count(*) as n from refund where (state = 2) <> (gmt_refund > 0) or (gmt_refund > 0 and gmt_refund < gmt_create)",
  "an order paid without a time, or not paid with one":
    'select count(*) as n from "order" where (order_state in (2, 3)) <> (gmt_pay > 0)',
  "an order that costs otherwise than its goods":
    "select count(*) as n from \"order\" o join goods g on g.id = o.spec_id where o.type <> 3 and o.pay_type <> 5 and o.price <> o.count * case o.fee_type when 'rmb' then g.rmb when 'usd' then g.usd when 'inr' then g.inr else g.jpy end",
  "half a yen": ["order", "cloud_order", "iot_order", "live_order"]
    .map((name) => `select price as amount, fee_type as currency from "${name}"`)
    .concat("select amount, fee_type from refund", "select money, money_type from pay_order")
    .concat(
      "select money, money_type from money_flow",
      "select money, money_type from money",
      "select jpy, 'jpy' from goods",
    )
    .join(" union all ")
    .replace(/.*/s, "select count(*) as n from ($&) a where currency = 'jpy' and amount % 100 <> 0"),
  "an order of goods that the app's shop does not have":
    'select count(*) as n from "order" o where exists (select 1 from shop_goods s where s.app_id = o.app_id) and not exists (select 1 from shop_goods s where s.app_id = o.app_id and s.goods_id = o.spec_id)',
  "an order in another app than the user's":
    'select count(*) as n from "order" o join app_user u on u.user_id = o.user_id where u.app_id <> o.app_id',
  "an order of another company than the device's":
    'select count(*) as n from "order" o join device d on d.uid = o.uid where d.comp_id <> o.comp_id',
  "a device in another state than the device itself":
    "select count(*) as n from device_state s join device d on d.uid = s.uid where s.online <> d.online or s.network_type <> d.network_type or s.pk <> d.pk or s.comp_id <> d.comp_id or s.zone <> d.zone",
  "a device that is online without being activated": "select count(*) as n from device where online = 1 and state <> 2",
  "a device with firmware that its product never had":
    "select count(*) as n from device d where not exists (select 1 from product_version v where v.pk = d.pk and v.ver = d.ver)",
  "a device that somebody has and that is not paired":
    "select count(*) as n from app_device a join device d on d.uid = a.uid where d.pair_state <> 1 or d.state <> 2",
  "firmware whose code is not its name's":
    "select count(*) as n from product_version a join product_version b on a.ver = b.ver and a.ver_num <> b.ver_num",
  "a licence granted to another device than it says":
    "select count(*) as n from license l join device d on d.uid = l.uid where l.grant_mac <> d.mac or l.comp_id <> d.comp_id",
  "a batch of codes that counts other than its codes":
    "select count(*) as n from cdk_order o where o.number <> (select count(*) from cdk c where c.batch_id = o.id) or o.used <> (select count(*) from cdk c where c.batch_id = o.id and c.state = 2)",
  "a code of other goods or another company than its batch, or that lasts longer":
    "select count(*) as n from cdk c join cdk_order o on o.id = c.batch_id where c.comp_id <> o.comp_id or (c.spec_id <> o.spec_id and c.spec_id <> 0) or c.gmt_expire > o.gmt_expire",
  "a code that is used by nobody, or not used by somebody":
    "select count(*) as n from cdk where (state = 2) <> (gmt_use > 0) or (state = 2) <> (uid is not null) or (state = 2) <> (user_id is not null)",
  "a balance that is not the sum of its flow":
    "select count(*) as n from money m where m.money <> coalesce((select sum(f.money) from money_flow f where f.comp_id = m.comp_id and f.money_type = m.money_type), 0)",
  "a line of the flow without a counterpart, or two of one":
    "select count(*) - count(distinct nullif(counterpart, '')) as n from money_flow",
  "a recharge of no payment, or a paid recharge that the flow does not have":
    "select (select count(*) from money_flow f left join pay_order p on p.pay_order_id = f.pay_order_id where f.type = 1 and (p.state is null or p.state <> 3 or p.purpose <> 1 or p.money <> f.money or p.money_type <> f.money_type or p.comp_id <> f.comp_id)) + (select count(*) from pay_order p where p.purpose = 1 and p.state = 3 and not exists (select 1 from money_flow f where f.pay_order_id = p.pay_order_id)) as n",
  "a paid order whose sale did not credit its seller, or a sale of none such":
    'select (select count(*) from "order" o where o.order_state in (2, 3) and o.price > 0 and not exists (select 1 from money_flow f where f.type = 5 and f.order_id = o.order_id and f.money = o.price and f.money_type = o.fee_type and f.comp_id = o.seller_id)) + (select count(*) from money_flow f left join "order" o on o.order_id = f.order_id where f.type = 5 and (o.order_id is null or o.gmt_pay <> f.gmt_create)) as n',
  "an order that a payment platform collected without a payment":
    'select count(*) as n from "order" o where o.order_state in (2, 3) and o.price > 0 and o.pay_type not in (0, 4, 5) and not exists (select 1 from pay_order p where p.pay_order_id = o.pay_order_id and p.order_id = o.order_id and p.state = 3 and p.money = o.price)',
  "a refund that waits and could not be paid out":
    "select count(*) as n from (select comp_id, fee_type, sum(amount) as wanted from refund where state = 1 group by comp_id, fee_type) r left join money m on m.comp_id = r.comp_id and m.money_type = r.fee_type where coalesce(m.money, 0) < r.wanted",
  "an unpaid order of more than a day":
    'select count(*) as n from "order" where order_state = 1 and gmt_create < 1800000000 - 86400',
  "a flow of no wallet":
    "select count(*) as n from money_flow f where not exists (select 1 from money m where m.comp_id = f.comp_id and m.money_type = f.money_type)",
  "a balance below zero": "select count(*) as n from money_flow where balance < 0",
  "a recharge beyond what anybody may recharge": `select count(*) as n from money_flow where type = 1 and (${largest
    .map(([currency, most]) => `money_type = '${currency}' and money > ${Number(most) * 100}`)
    .join(" or ")})`,
  "an account whose days of validity say otherwise than its last day":
    "select count(*) as n from account where (validity_time > 0 and gmt_validity = 0) or (validity_time > 0 and (gmt_validity - validity_time * 86400 > 1800000000 or gmt_validity - validity_time * 86400 < gmt_create))",
  "a device that was active or online though it is not activated":
    "select count(*) as n from device where state = 1 and (gmt_active > 0 or gmt_online > 0 or online = 1 or pair_state = 1)",
  "an activated device without the times of it, or with times out of order":
    "select count(*) as n from device where state <> 1 and (gmt_active = 0 or gmt_create > gmt_active or gmt_active > gmt_online or gmt_online > 1800000000)",
  "a device that came online and went offline in another order than its state says":
    "select count(*) as n from device_state s join device d on d.uid = s.uid where s.gmt_online <> d.gmt_online or (s.gmt_online = 0 and s.gmt_offline > 0) or (s.online = 1 and s.gmt_offline >= s.gmt_online) or (s.online = 0 and s.gmt_offline < s.gmt_online) or s.gmt_offline > 1800000000",
  "a device that somebody had before it was activated":
    "select count(*) as n from app_device a join device d on d.uid = a.uid where a.gmt_create < d.gmt_active",
  "firmware that another number of devices runs than it says, or more than may have it":
    'select count(*) as n from product_version v where v.count <> (select count(*) from device d where d.pk = v.pk and d.ver = v.ver) or (v."limit" > 0 and v.count > v."limit")',
  "a purchase that its order does not tell of":
    'select count(*) as n from money_flow f left join "order" o on o.order_id = f.order_id where f.type = 2 and (o.order_id is null or o.pay_type <> 4 or o.price <> -f.money or o.fee_type <> f.money_type or o.comp_id <> f.comp_id)',
  "a successful refund that moved no money":
    "select count(*) as n from refund r where r.state = 2 and (select count(*) from money_flow f where f.order_id = r.order_id and f.type = 4 and f.money = -r.amount and f.comp_id = r.comp_id) <> 1",
  "an audit of what is no withdrawal, or a withdrawal without":
    "select count(*) as n from money_flow where (type = 3) <> (audit_state > 0) or (audit_state > 1) <> (first_audit_id is not null) or (audit_state > 3) <> (second_audit_id is not null) or (audit_state > 1) <> (gmt_audit > 0)",
  "a withdrawal audited twice by one person, or by whoever asked":
    "select count(*) as n from money_flow where type = 3 and (first_audit_id = second_audit_id or account_id in (first_audit_id, second_audit_id))",
  "a failed withdrawal that did not come back":
    "select count(*) as n from money_flow w where w.audit_state in (3, 5) and not exists (select 1 from money_flow f where f.type = 4 and f.counterpart = 'withdrawal:' || w.id and f.comp_id = w.comp_id and f.money = -w.money and f.id > w.id)",
  "an import whose counts do not add up":
    "select count(*) as n from device_import where done <> created + existing + failed or done > total or (state = 3 and done <> total)",
  "a user who has other than so many devices":
    "select count(*) as n from app_user u where u.devices <> (select count(*) from app_device a where a.user_id = u.user_id)",
  "a device in an app shared other than so often":
    "select count(*) as n from app_device a where a.shares <> (select count(*) from device_share s where s.uid = a.uid and s.user_id = a.user_id)",
  "a share of a device that the sharer does not have, or with themselves":
    "select count(*) as n from device_share s where s.user_id = s.share_user_id or not exists (select 1 from app_device a where a.uid = s.uid and a.user_id = s.user_id)",
  "an app or a product whose company has another name":
    "select (select count(*) from app a join company c on c.comp_id = a.comp_id where c.comp_name <> a.comp_name) + (select count(*) from product p join company c on c.comp_id = p.comp_id where c.comp_name <> p.comp_name) as n",
  "a company named by a number, or of one country in the script of another":
    "select count(*) as n from company where comp_name glob '* [0-9]*' or (country = '中国') <> (comp_phone_area = '+86')",
  "a company named like another": "select count(*) - count(distinct comp_name) as n from company",
};

describe("the demo data", () => {
  it.each(Object.entries(NONE))("has not %s", async (_, query) => {
    expect(await counted(query)).toBe(0);
  });

  it("knows what may be recharged in each currency", () => {
    expect(largest.map(([currency]) => currency)).toEqual(["rmb", "usd", "inr", "jpy"]);
  });

  it("has templates whose name, title and text are of their type and language", async () => {
    const HAN = /\p{Script=Han}/u;
    for (const table of ["notice_template", "msg_template", "push_template"]) {
      const found = await sql<
        Record<"name" | "title" | "body" | "lang", string> & { type: number }
      >`select name, title, body, lang, type from ${sql.table(table)}`.execute(store.db);
      expect(found.rows.length).toBeGreaterThan(40 - 1);
      const types = whole.enums.find(
        ({ name }) => name === (table === "notice_template" ? "notice_template_type" : "message_template_type"),
      );
      for (const row of found.rows) {
        const label = types?.values.find(({ value }) => value === row.type)?.label;
        expect([table, row.lang, row.name]).toEqual([
          table,
          row.lang,
          Object.entries(label ?? {}).find(([lang]) => lang === row.lang)?.[1],
        ]);
        for (const text of [row.title, row.body]) expect([text, HAN.test(text)]).toEqual([text, row.lang !== "en"]);
        if (/refund/i.test(label?.en ?? "")) expect(row.body).toMatch(/refund|退款/i);
      }
    }
  });

  it("has enough to tell of each", async () => {
    for (const [table, least] of [
      ["refund", 60],
      ["money", 20],
      ["money_flow", 150],
      ["cdk", 400],
      ["product_version", 150],
      ["company", 200],
      ["device_state", 400],
    ] as const)
      expect([table, (await rows(table)) >= least]).toEqual([table, true]);
    for (const state of [1, 2, 3])
      expect(await counted(`select count(*) as n from refund where state = ${state}`)).toBeGreaterThan(5);
    for (const state of [1, 2, 3, 4, 5])
      expect(await counted(`select count(*) as n from money_flow where audit_state = ${state}`)).toBeGreaterThan(0);
  });

  it("keeps each wallet's book line by line", async () => {
    const lines = await sql<Record<"comp_id" | "type" | "money" | "balance", number> & { money_type: string }>`
      select comp_id, money_type, type, money, balance from money_flow order by id`.execute(store.db);
    const balances = new Map<string, number>();
    for (const { comp_id, money_type, type, money, balance } of lines.rows) {
      const wallet = `${comp_id} ${money_type}`;
      const change = balance - (balances.get(wallet) ?? 0);
      expect(change).toBe(money);
      if (type !== 4) expect(Math.sign(money)).toBe(type === 2 || type === 3 ? -1 : 1);
      balances.set(wallet, balance);
    }
  });

  const tables = tablesOf(model);
  const references = [...tables.values()].flatMap((table) =>
    table.columns.flatMap(({ name, wire, field: { options } }) => {
      const target = tables.get(String(options.to ?? ""));
      return target && wire !== "list" ? [[table.name, name, target] as const] : [];
    }),
  );
  it.each(references)("points from %s by %s to what there is", async (table, name, target) => {
    const { key } = target;
    const dangling = `select count(*) as n from "${table}" a where a."${name}" <> ${key.storage === "integer" ? "0" : "''"} and not exists (select 1 from "${target.name}" b where b."${key.name}" = a."${name}")`;
    expect(await counted(dangling)).toBe(0);
  });

  it("has nothing that happens before it began or after now", async () => {
    for (const table of tables.values())
      if (table.byName.has("gmt_create"))
        expect([
          table.name,
          await counted(`select count(*) as n from "${table.name}" where gmt_create > ${NOW}`),
        ]).toEqual([table.name, 0]);
  });
});
