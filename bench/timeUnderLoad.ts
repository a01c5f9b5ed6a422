// Measures the time of a tiny call during heavy work of each kind that could block the platform.
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { hostileBook } from "../tests/sheets/hostileBook";
import { type Client, recordOf, rowsOf } from "../tests/contract/Client";
import { timeWhileBusy, type TinyCalls } from "./beside";
import { type Measurement, formatMs, printFigures } from "./measure";
import { DAY } from "../platform/framework/wire/seconds";

const MB = 1024 * 1024;
const TINY = "/v2/user/admin/cron/list";
/** Of a hundred tiny calls during the work, 99 may take at most this many milliseconds longer than without the work. */
const ALLOWED = 150;
const REST_SECONDS = 10;

/** `client` and `token` belong to the account that causes the heavy work. Another account makes the tiny calls. */
interface Under extends TinyCalls {
  readonly client: Client;
  readonly token: string;
}

type Work = readonly [string, () => Promise<unknown>];

const now = (): number => Math.floor(Date.now() / 1000);

const LIMIT = 600;

const until = async (what: string, look: () => Promise<boolean>): Promise<void> => {
  const start = performance.now();
  while (!(await look())) {
    if (performance.now() - start > LIMIT * 1000) throw new Error(`waited ${LIMIT} s for ${what}`);
    await sleep(500);
  }
};

const SPAN = 85 * DAY;
const EXPORTED = 100_000;

/**
 * One export covers at most three months. Several exports run in sequence, so that they have a hundred thousand rows
 * together.
 */
const exportDevices = async ({ client, token }: Under): Promise<void> => {
  const legacy = { token, style: "legacy" } as const;
  let rows = 0;
  for (let span = 0; rows < EXPORTED; span = (span + 1) % 12) {
    const end = now() - span * SPAN;
    const range = { gmt_create_begin: end - SPAN, gmt_create_end: end };
    const { id } = recordOf(await client.call("/iot/uid/export/add", range, legacy));
    const look = async () => rowsOf(await client.call("/iot/uid/export/get", { id }, legacy))[0];
    await until("an export to end", async () => (await look())?.state !== 1);
    const task = await look();
    if (task?.state !== 3) throw new Error(`the export is ${JSON.stringify(task)}`);
    rows += Number(task.total);
  }
};

const importCards = async ({ client, token }: Under): Promise<void> => {
  const task = `bench-${Date.now()}`;
  const legacy = { token, style: "legacy" } as const;
  for (let from = 0; from < 10_000; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      iccid: `89860620${String(Date.now()).slice(-6)}${String(from + at).padStart(6, "0")}`,
      network_type: 1,
      brand_id: 1,
      type: 1,
    }));
    const places = rows.map((_, at) => from + at);
    const cells = rows.map(({ iccid }) => [iccid]);
    const announced = { task, name: "cards.xlsx", header: ["ICCID"], total: 10_000, later: 1 };
    const { handed } = recordOf(
      await client.call("/mall/iccid/import/add", { ...announced, from, rows, places, cells }, legacy),
    );
    if (handed !== from + 1000) throw new Error(`${String(handed)} cards were handed in`);
  }
  const look = async () => recordOf(await client.call("/mall/iccid/import/add", { task, after: 10_000 }, legacy));
  await until("an import to end", async () => Number((await look()).state) > 2);
  const { created } = await look();
  if (created !== 10_000) throw new Error(`${String(created)} of 10,000 cards were imported`);
};

const makeCodes = async ({ client, token }: Under): Promise<void> => {
  const legacy = { token, style: "legacy" } as const;
  const batch = { spec_id: 5, comp_id: 1, number: 100_000, gmt_expire: now() + DAY };
  const { id } = recordOf(await client.call("/mall/cdk/order/add", batch, legacy));
  const look = async () => rowsOf(await client.call("/mall/cdk/order/get", { id }, legacy))[0];
  await until("a batch of codes to be made", async () => (await look())?.pending === 0);
};

const countAll = async ({ client, token }: Under): Promise<void> => {
  const range = { gmt_begin: now() - 88 * DAY, gmt_end: now(), time_zone: "Asia/Shanghai" };
  const legacy = { token, style: "legacy" } as const;
  for (let turn = 0; turn < 5; turn += 1) {
    await client.call("/mall/statis/order", range, legacy);
    await client.call("/mall/statis/order/comp", range, legacy);
    await client.call("/v2/user/data/app/list", range, { token });
    await client.call("/v2/iot/dev/statistics/get", range, { token });
  }
};

const manyValues = async ({ client, token }: Under): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` };
  for (const count of [40_000, 1_200_000]) {
    const values = Array.from({ length: count }, (_, at) => at).join();
    // After the platform has refused a call that is too large, it stops reading and ends the connection.
    await client.raw(TINY, `{"id":[${values}]}`, headers).then(
      (answer) => answer.text(),
      () => "",
    );
  }
};

const upload = async ({ client, token, address }: Under, file: Blob): Promise<string> => {
  const asked = await client.call("/v2/oss/upload/puturl/get", { name: "a.xlsx", zone: "", region: "" }, { token });
  const { put_url, url } = recordOf(asked);
  await fetch(`${address}${String(put_url)}`, { method: "PUT", body: file });
  return String(url);
};

const handIn = async (under: Under, file: Blob): Promise<void> => {
  const { client, token } = under;
  const url = await upload(under, file);
  const sent = { name: "B", pk: "pkHomeCam2K", comp_id: 2, url };
  const { code } = await client.call("/iot/dev/file/update", sent, { token, style: "legacy" });
  if (code !== 406) throw new Error(`a hostile workbook was answered ${code}`);
};

/** Sends 200 MB without a token, whatever the platform answers. */
const flood = ({ address }: Under): Promise<void> =>
  new Promise((resolve) => {
    const call = request(`${address}/api${TINY}`, { method: "POST", agent: false });
    const chunk = Buffer.alloc(MB, "a");
    let left = 200;
    const next = (): void => {
      left -= 1;
      if (left < 0 || call.destroyed) return void call.end();
      call.write(chunk, () => setImmediate(next));
    };
    call.on("response", (response) => {
      left = 0;
      response.resume();
      response.on("end", resolve);
    });
    call.on("error", () => resolve());
    next();
  });

const together = (many: number, work: (at: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: many }, (_, at) => work(at)));

/** Heavy work that one account, or a visitor, starts many times at once. */
const crowds = ({ client, token }: Under): readonly Work[] => {
  const range = { gmt_begin: now() - 88 * DAY, gmt_end: now(), time_zone: "Asia/Shanghai" };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const sums = JSON.stringify({ resource: "device", fields: [], filters: {}, by: "gmt_active", per: "day" });
  const page = (at: number) => ({ page_size: 5000, page_index: at + 1 });
  return [
    [
      "100 statistics at once",
      () => together(100, () => client.call("/mall/statis/order", range, { token, style: "legacy" })),
    ],
    [
      "100 sums at once",
      () => together(100, () => client.fetch("/rest/sums", { method: "POST", headers, body: sums })),
    ],
    [
      "20 pages of 5,000 rows at once",
      () => together(20, (at) => client.call("/v2/iot/web/uid/reg/list", page(at), { token })),
    ],
    ["1,000 pictures of a visitor", () => together(1000, () => client.call("/v2/user/login/code"))],
    ["500 attempts to sign in", () => together(500, (at) => client.signIn(`nobody ${at}`).catch(() => null))],
  ];
};

const timeDuring = async (title: string, under: Under, works: readonly Work[]): Promise<void> => {
  const rest = await timeWhileBusy(under, () => sleep(REST_SECONDS * 1000));
  const goal = formatMs(Math.round(rest) + ALLOWED);
  const figures: Measurement[] = [{ what: "p99 of a tiny call at rest", ours: formatMs(rest), beside: "" }];
  for (const [what, work] of works) {
    const started = performance.now();
    const p99 = await timeWhileBusy(under, work);
    const took = ((performance.now() - started) / 1000).toFixed(1);
    figures.push({ what: `p99 beside ${what} (${took} s)`, ours: formatMs(p99), beside: goal });
  }
  printFigures(title, figures);
};

/** Measures tiny calls while many requests are sent at the same time. */
export const timeDuringCrowds = (title: string, under: Under): Promise<void> => timeDuring(title, under, crowds(under));

export const timeUnderLoad = async (title: string, under: Under): Promise<void> => {
  const bomb = await hostileBook({ sheet: ["<worksheet><sheetData>", "<row><c/></row>", 300 * MB] });
  const liar = await hostileBook({ sheet: ["<worksheet><sheetData>", "<row><c/></row>", 300 * MB], said: 1000 });
  const strings = await hostileBook({ strings: ["<sst>", "<si/>", 300 * MB], said: 1000 });
  await timeDuring(title, under, [
    ["exports of 100,000 devices", () => exportDevices(under)],
    ["an import of 10,000 cards", () => importCards(under)],
    ["a batch of 100,000 codes", () => makeCodes(under)],
    ["statistics of three months", () => countAll(under)],
    ["filters of 40,000 and 1,200,000 values", () => manyValues(under)],
    ["a workbook that unpacks to 300 MB", () => handIn(under, bomb)],
    ["the same, lying about its size", () => handIn(under, liar)],
    ["60,000,000 shared strings", () => handIn(under, strings)],
    ["an unsigned body of 200 MB", () => flood(under)],
    ...crowds(under),
  ]);
};
