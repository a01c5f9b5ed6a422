// The rows of the demo agree with each other, on both stores.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlatform, type Model } from "pilothouse/platform";
import { decodeRow, type Store, tablesOf } from "pilothouse/platform/storage";
import { business } from "../../platform/business";
import { contradictionQueries, NOW } from "./contradictions";
import { TEST_SETTINGS } from "./Host";
import { openWithKeys, placesForStores, readModel, storeNames } from "./hosts";

/** Enough rows for a resource that counts as large. Only their keys and owners stay in memory. */
const ENOUGH = 6000;

const whole = readModel(Infinity);
const model: Model = {
  ...whole,
  resources: whole.resources.map((one) =>
    one.demo.rows > ENOUGH ? { ...one, demo: { ...one.demo, rows: ENOUGH } } : one,
  ),
};

/** The largest recharge of each currency, from the definition of the call. */
const largest = Object.entries(
  whole.resources
    .find(({ name }) => name === "money")
    ?.calls.find(({ name }) => name === "recharge")
    ?.params.find(({ name }) => name === "money")?.options.max ?? {},
);

const tables = tablesOf(model);
const references = [...tables.values()].flatMap((table) =>
  table.columns.flatMap(({ name, wire, field: { options } }) => {
    const target = tables.get(String(options.to ?? ""));
    return target && wire !== "list" ? [[table.name, name, target] as const] : [];
  }),
);

/** Times that may be in the future, or that may be earlier than the row in which somebody entered them. */
const ANY_TIME = new Set(["gmt_begin", "gmt_end", "gmt_expire", "gmt_move_in", "gmt_next", "gmt_validity"]);
const moments = [...tables.values()].flatMap((table) => {
  const made = table.columns.find(({ field }) => field.options.stamp === "created")?.name;
  const times = table.columns.filter(({ name, field }) => field.kind === "timestamp" && !ANY_TIME.has(name));
  return times.map(({ name }) => [table.name, name, made] as const);
});

/** Versions, addresses, batches, accounts at third parties, and names of servers, calls and settings. Many rows share them. */
const SHARED = new Set(
  [
    "app_config.dev_oem_prefix app_detail.rela_id app_resource.key app_version.ver audit.call cdk_order.batch_id",
    "cloud_platform.bucket cloud_platform.end_point cloud_platform.platform_id cloud_platform.store_path company.dk",
    "device.ip device.ver device_import.batch_id device_log.content device_log.ver device_state.ip device_state.srv",
    "goods.promotion_code message_platform.oppo_ch_id payment.platform_app_id payment.platform_public_key",
    "product.batch_id product_version.ver push_platform.app_id push_record.receiver push_template.code",
    "server.http_addr server.utd_addrs service_log.content service_log.srv service_registry.addr wake.srv",
  ].flatMap((line) => line.split(" ")),
);
/** Identifiers that are not unique in the store, but that other systems would not issue twice. */
const identifiers = [...tables.values()].flatMap(({ name: table, columns, key }) =>
  columns.flatMap(({ name, field: { kind, options } }) =>
    kind === "text" &&
    options.mono === true &&
    !("to" in options) &&
    name !== key.name &&
    !SHARED.has(`${table}.${name}`)
      ? [[table, name] as const]
      : [],
  ),
);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the demo data on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      const { dataDir, databaseUrl } = place;
      const at = { business, model, dataDir, databaseUrl, settings: TEST_SETTINGS, now: () => NOW };
      await (await createPlatform(at)).close();
      store = await openWithKeys(place);
    }, 180_000);
    afterAll(async () => {
      await store?.close();
      found?.close();
    }, 60_000);

    const counted = async (query: string): Promise<number> => {
      const result = await sql<{ n: number }>`${sql.raw(query)}`.execute(store.db);
      return Number(result.rows[0]?.n);
    };
    const rows = (table: string) => counted(`select count(*) as n from "${table}"`);
    const isNumbered = name === "PostgreSQL" ? "comp_name ~ ' [0-9]'" : "comp_name glob '* [0-9]*'";

    it.each(Object.entries(contradictionQueries(largest, isNumbered)))("has not %s", async (_, query) => {
      expect(await counted(query)).toBe(0);
    });

    it.each(identifiers)("repeats no identifier in %s.%s in many rows", async (table, column) => {
      const { rows: repeated } = await sql<{ n: number }>`${sql.raw(
        `select count(*) as n from "${table}" where "${column}" <> '' group by "${column}" order by 1 desc limit 1`,
      )}`.execute(store.db);
      const used = await counted(`select count(*) as n from "${table}" where "${column}" <> ''`);
      expect(Number(repeated[0]?.n ?? 0)).toBeLessThanOrEqual(Math.max(4, used / 20));
    });

    it("knows what may be recharged in each currency", () => {
      expect(largest.map(([currency]) => currency)).toEqual(["rmb", "usd", "inr", "jpy"]);
    });

    it("has templates with name, title and text of their type and language", async () => {
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

    it("counts each device in one view of the list by connection and state", async () => {
      const device = whole.resources.find((one) => one.name === "device");
      const views = device?.views.list.views.filter(({ during }) => Object.keys(during).length === 0) ?? [];
      expect(views.map((view) => view.name)).toEqual(["online", "offline", "not_activated", "disabled"]);
      const counts = views.map(({ when }) => {
        const parts = Object.entries(when).map(([field, values]) => `"${field}" in (${values.join(", ")})`);
        return counted(`select count(*) as n from device where ${parts.join(" and ")}`);
      });
      const sum = (await Promise.all(counts)).reduce((one, other) => one + other, 0);
      expect(sum).toBe(await rows("device"));
    });

    it("has enough records of each kind", async () => {
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

    it("has a history of the newest records, whose newest values are those of the records", async () => {
      type Change = {
        readonly field: string;
        readonly after?: unknown;
        readonly secret?: true;
        readonly person?: string;
      };
      const found = await sql<Record<"record_of" | "record_key" | "changes", string>>`
        select record_of, record_key, changes from audit where event in ('add', 'set') order by gmt_create, id`.execute(
        store.db,
      );
      const newest = new Map<string, Map<string, unknown>>();
      for (const { record_of, record_key, changes } of found.rows) {
        const record = `${record_of}\n${record_key}`;
        const values = newest.get(record) ?? new Map<string, unknown>();
        const list: readonly Change[] = JSON.parse(changes);
        for (const { field, after, secret, person } of list)
          if (secret === undefined && person === undefined) values.set(field, after);
        newest.set(record, values);
      }
      const kinds = new Map<string, number>();
      for (const [record, values] of newest) {
        const [of = "", key] = record.split("\n");
        const table = tables.get(of);
        if (table === undefined) continue;
        const [row] = (
          await sql<
            Record<string, unknown>
          >`select * from ${sql.table(of)} where ${sql.ref(table.key.name)} = ${key}`.execute(store.db)
        ).rows;
        expect([record, row === undefined]).toEqual([record, false]);
        const stored = decodeRow(table, row ?? {});
        const present = [...values.keys()].map((field) => [field, stored[field] || undefined]);
        expect([record, Object.fromEntries(values)]).toEqual([record, Object.fromEntries(present)]);
        kinds.set(of, (kinds.get(of) ?? 0) + 1);
      }
      for (const of of ["order", "device", "iccid", "refund", "cdk", "company"])
        expect([of, kinds.get(of) ?? 0]).toEqual([of, expect.any(Number)]);
      expect(
        Math.min(...["order", "device", "iccid", "refund", "cdk", "company"].map((of) => kinds.get(of) ?? 0)),
      ).toBe(20);
    });

    it("keeps each wallet's book line by line", async () => {
      const lines = await sql<Record<"comp_id" | "type" | "money" | "balance", number> & { money_type: string }>`
        select comp_id, money_type, type, money, balance from money_flow order by id`.execute(store.db);
      const balances = new Map<string, number>();
      for (const { comp_id, money_type, ...line } of lines.rows) {
        const [type, money, balance] = [Number(line.type), Number(line.money), Number(line.balance)];
        const wallet = `${comp_id} ${money_type}`;
        const change = balance - (balances.get(wallet) ?? 0);
        expect(change).toBe(money);
        if (type !== 4) expect(Math.sign(money)).toBe(type === 2 || type === 3 ? -1 : 1);
        balances.set(wallet, balance);
      }
    });

    it.each(references)("points from %s by %s to what there is", async (table, name, target) => {
      const { key } = target;
      const dangling = `select count(*) as n from "${table}" a where a."${name}" <> ${key.storage === "integer" ? "0" : "''"} and not exists (select 1 from "${target.name}" b where b."${key.name}" = a."${name}")`;
      expect(await counted(dangling)).toBe(0);
    });

    it.each(moments)("has no row in %s with a %s after now or before the record", async (table, name, made) => {
      const early = made === undefined ? "" : ` or ("${name}" > 0 and "${name}" < "${made}")`;
      expect(await counted(`select count(*) as n from "${table}" where "${name}" > ${NOW}${early}`)).toBe(0);
    });
  });
}
