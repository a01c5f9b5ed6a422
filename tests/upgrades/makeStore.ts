// Makes the stores of this version for tests with later versions (tests/upgrades/upgrades.test.ts). Makes one store of
// SQLite and one of PostgreSQL, both small, with jobs in every state, files, sessions, codes and preferences. Each
// release adds its stores:
//   node generator/launch.mjs tests/upgrades/makeStore.ts 1.4
// writes tests/upgrades/stores/1.4-sqlite.tar.br and 1.4-postgresql.tar.br. It calls the platform like clients do. It
// copies the store while jobs run, so that the store looks as if the process was killed.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "libsql";
import pg from "pg";
import { create } from "tar";
import { utils, write } from "xlsx";
import { isRecord, type JsonRecord, recordOf, rowsOf } from "../contract/Client";
import { openHost, type StorePlace, placesForStores, readModel } from "../contract/hosts";
import { findPostgres } from "../postgres.mjs";

const ROWS = 5;
const DAY = 86_400;
/** Enough codes to keep both job slots of a process busy while the store is copied. */
const CODES = 1200;
const model = readModel(ROWS);

type Host = Awaited<ReturnType<typeof openHost>>;

/** The names of functions that this version does not have. */
const missing: string[] = [];

const work = (host: Host) => {
  const { client, platform } = host;
  if (platform === null) throw new Error("it needs a platform of its own");
  const fetched = (path: string, init: RequestInit = {}) => platform.fetch(new Request(`http://platform${path}`, init));
  const beside = async (token: string | null, method: string, path: string, body: JsonRecord): Promise<JsonRecord> => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetched(`/rest${path}`, { method, headers, body: JSON.stringify(body) });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    const said: unknown = await answer.json();
    return isRecord(said) ? said : {};
  };
  const legacy = async (token: string, path: string, params: JsonRecord = {}) => {
    const reply = await client.call(path, params, { token, style: "legacy" });
    if (reply.code !== 200) throw new Error(`${reply.code} ${reply.msg}`);
    return reply;
  };
  const bearer = async (token: string, path: string, params: JsonRecord = {}) => {
    const reply = await client.call(path, params, { token });
    if (reply.code !== 200) throw new Error(`${reply.code} ${reply.msg}`);
    return reply;
  };
  const upload = async (token: string, name: string, content: BodyInit | null): Promise<string> => {
    const { put_url, url } = recordOf(await bearer(token, "/v2/oss/upload/puturl/get", { name, zone: "", region: "" }));
    if (content !== null) await fetched(String(put_url), { method: "PUT", body: content });
    return String(url);
  };
  return { client, fetched, beside, legacy, bearer, upload };
};

/** Runs `does`, and notes the name if this version has no such call. */
const tried = async (name: string, does: () => Promise<unknown>): Promise<void> => {
  try {
    await does();
  } catch (error) {
    missing.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const sheetOf = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), "Devices");
  return new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }));
};

const EXPORT = "/mall/order/bind/export";
const range = (now: number) => ({ gmt_create_begin: now - 80 * DAY, gmt_create_end: now });

const ended = async (
  read: () => Promise<JsonRecord | undefined>,
  isEnded: (row: JsonRecord) => boolean,
): Promise<void> => {
  for (let turn = 0; turn < 600; turn += 1) {
    const row = await read();
    if (row && isEnded(row)) return;
    await setTimeout(50);
  }
  throw new Error("it never ended");
};

/** Starts work that is complete before the store is copied. */
const doWhatEnds = async (host: Host, place: StorePlace, now: number): Promise<JsonRecord> => {
  const { client, beside, legacy, bearer, upload, fetched } = work(host);
  const admin = await client.token("admin");
  const vendor = await client.token("ruishi");
  await tried("a wrong password", () => client.signIn("ruishi", "not-this-one"));
  await tried("a code", () => client.verification());
  const exported = async (params: JsonRecord, token = admin) => {
    const { id } = recordOf(await legacy(token, `${EXPORT}/add`, { ...range(now), ...params }));
    const read = async () => rowsOf(await legacy(token, `${EXPORT}/get`, { id }))[0];
    await ended(read, ({ state }) => state !== 1);
  };
  await tried("an export", () => exported({ name: "Done", zone: "Asia/Shanghai" }));
  await tried("an export as csv", () => exported({ name: "Done too", format: "csv" }));
  await tried("an export of a vendor", () => exported({ name: "Of a vendor" }, vendor));
  await tried("an export that failed", async () => {
    const folder = join(place.dataDir, "tasks");
    if (!existsSync(folder)) return;
    const away = `${folder}.away`;
    cpSync(folder, away, { recursive: true });
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    await exported({ name: "Failed" }).finally(() => {
      rmSync(folder);
      cpSync(away, folder, { recursive: true });
      rmSync(away, { recursive: true });
    });
  });
  const card = (at: number) => ({
    iccid: `8986062099001234${String(at).padStart(4, "0")}`,
    network_type: 1,
    brand_id: 1,
  });
  await tried("an import of cards", () =>
    legacy(admin, "/mall/iccid/import/add", {
      rows: [card(1), card(2), { iccid: "no card" }],
      total: 3,
      name: "cards",
    }),
  );
  await tried("a picture that is used", async () => {
    const url = await upload(admin, "a picture.png", "a picture");
    const [product = {}] = rowsOf(await legacy(admin, "/user/product/get"));
    await legacy(admin, "/user/product/set", { pk: product.pk, icon: url });
  });
  await tried("a file that nothing uses", () => upload(admin, "unused.txt", "unused"));
  await tried("a file that was never sent", () => upload(admin, "never.txt", null));
  await tried("a task of the schedule", async () => {
    const [task = {}] = rowsOf(await bearer(admin, "/v2/user/admin/cron/list"));
    await bearer(admin, "/v2/user/admin/cron/run", { id: task.id });
  });
  await tried("a record with Chinese and a long text", () =>
    bearer(admin, "/v2/user/admin/cron/add", {
      name: "清理 会话",
      type: 2,
      spec: "0 4 * * *",
      param: '{"task":"purge_sessions"}',
    }),
  );
  await tried("a preference", () =>
    beside(admin, "POST", "/preferences", { id: "list.order", value: { density: "compact" } }),
  );
  await tried("a view", () =>
    beside(admin, "POST", "/views", {
      of: "order",
      name: "Mine",
      value: { filter: {}, sort: { field: "price", order: "ASC" } },
    }),
  );
  await tried("a bulk task", async () => {
    const order = { resource: "notice", call: "set", values: { type: 2 }, filters: {}, expected: 3 };
    const { id } = await beside(admin, "POST", "/bulk", order);
    const read = async () => {
      const answer = await fetched(`/rest/bulk/${String(id)}`, { headers: { authorization: `Bearer ${admin}` } });
      const said: unknown = await answer.json();
      return isRecord(said) ? said : undefined;
    };
    await ended(read, ({ state }) => state !== 1);
  });
  await tried("a forgotten password", () =>
    client
      .verification()
      .then((code) => beside(null, "POST", "/forgotten", { account: "ruishi", device_model: "vitest", ...code })),
  );
  await tried("a key for programs", async () => {
    const { id } = recordOf(await bearer(admin, "/v2/user/account/get"));
    await beside(admin, "POST", "/access_keys", {
      name: "Program",
      account_id: id,
      menu_ids: [1],
      gmt_end: now + 30 * DAY,
    });
  });
  return { admin, vendor };
};

/** Starts work that still runs or waits when the store is copied. */
const beginWhatStays = async (host: Host, admin: string, now: number): Promise<void> => {
  const { beside, legacy, bearer, upload } = work(host);
  for (const name of ["First", "Second"])
    await tried(`a batch of codes (${name})`, () =>
      legacy(admin, "/mall/cdk/order/add", {
        remark: name,
        number: CODES,
        spec_id: 5,
        comp_id: 1,
        gmt_expire: now + 90 * DAY,
      }),
    );
  await setTimeout(300);
  await tried("an export that waits", () => legacy(admin, `${EXPORT}/add`, { ...range(now), name: "Waits" }));
  await tried("a cancelled export", async () => {
    const { id } = recordOf(await legacy(admin, `${EXPORT}/add`, { ...range(now), name: "Cancelled" }));
    await legacy(admin, `${EXPORT}/add`, { cancel: id });
  });
  await tried("an import of which half is there", () =>
    legacy(admin, "/mall/iccid/import/add", {
      ...{ task: "half-of-it", name: "half.xlsx", header: ["ICCID", "Carrier"], later: 1, total: 2, bad: 0, from: 0 },
      ...{
        rows: [{ iccid: "89860620990012349999", network_type: 1, brand_id: 1, type: 1 }],
        places: [0],
        cells: [["89860620990012349999", "1"]],
      },
    }),
  );
  await tried("a file of devices that waits", async () => {
    const url = await upload(admin, "devices.xlsx", sheetOf([["UID"], ["PHOLD-0000000001"], ["no UID"]]));
    await legacy(admin, "/iot/dev/file/update", { name: "B2026-11", pk: "pkHomeCam2K", comp_id: 2, url });
  });
  await tried("the end of a company that waits", async () => {
    const comp_name = "Ends soon";
    const made = await bearer(admin, "/v2/user/company/add", { comp_name, comp_type: 6, comp_parent_id: 11 });
    const { comp_id } = recordOf(made);
    const { mark } = await beside(admin, "POST", "/ending", { of: "company", record: comp_id, to: "" });
    const order = { procedure: "erase", to: "", confirm: comp_name, mark };
    await beside(admin, "PUT", `/ending/${encodeURIComponent(`company:${String(comp_id)}`)}`, order);
  });
  await tried("a bulk task that waits", () =>
    beside(admin, "POST", "/bulk", { resource: "notice", call: "set", values: { type: 1 }, filters: {}, expected: 3 }),
  );
};

const dump = async ({ dataDir, databaseUrl }: StorePlace, to: string): Promise<void> => {
  if (databaseUrl === undefined) {
    const database = new Database(join(dataDir, "pilothouse.db"));
    database.exec(`vacuum into '${join(to, "pilothouse.db")}'`);
    database.close();
    return;
  }
  // These options write statements that any version of PostgreSQL and its usual client accept.
  const args = ["--inserts", "--rows-per-insert=500", "--no-owner", "--no-acl", `--dbname=${databaseUrl}`];
  const said = execFileSync(join(findPostgres() ?? "", "pg_dump"), args, { maxBuffer: 1e9 }).toString();
  const lines = said.split("\n").filter((line) => !/^(\\|--|SET transaction_timeout|$)/.test(line));
  writeFileSync(join(to, "store.sql"), lines.join("\n"));
};

const jobsIn = async ({ dataDir, databaseUrl }: StorePlace): Promise<readonly unknown[]> => {
  const query =
    "select kind, state, done, total, reason, attempts, lease_owner <> '' as leased from platform_job order by kind, state";
  if (databaseUrl === undefined) return new Database(join(dataDir, "pilothouse.db")).prepare(query).all([]);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
};

const [version = "", out = "tests/upgrades/stores"] = process.argv.slice(2);
if (version === "") throw new Error("Say the version: node generator/launch.mjs tests/upgrades/makeStore.ts 1.4");
mkdirSync(out, { recursive: true });

for (const name of ["SQLite", "PostgreSQL"] as const) {
  missing.length = 0;
  const found = await placesForStores(name, [name]);
  if (found === null) throw new Error(`There is no ${name} here.`);
  const place = found.place();
  const now = Math.floor(Date.now() / 1000);
  const host = await openHost(place, model);
  const { admin, vendor } = await doWhatEnds(host, place, now);
  await beginWhatStays(host, String(admin), now);
  const to = mkdtempSync(join(tmpdir(), "pilothouse-store-"));
  await dump(place, to);
  for (const one of readdirSync(place.dataDir))
    if (!/^(pilothouse\.db|held\.|\.)/.test(one)) cpSync(join(place.dataDir, one), join(to, one), { recursive: true });
  const description = { version, made: now, tokens: [admin, vendor] };
  writeFileSync(join(to, "told.json"), JSON.stringify(description));
  const file = resolve(out, `${version}-${name.toLowerCase()}.tar.br`);
  await create({ brotli: {}, portable: true, cwd: to, file }, readdirSync(to));
  console.log(file, missing, await jobsIn(place).catch(String));
  await host.close();
  rmSync(to, { recursive: true });
  found.close();
}
process.exit(0);
