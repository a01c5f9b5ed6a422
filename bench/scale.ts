// npm run bench -- scale [--rows=10000000] [--at=postgres://…]: measures lists of millions of devices on PostgreSQL.
// With `--at`, it uses an existing database, and fills it first if it is empty.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Client, type JsonRecord, rowsOf } from "../tests/contract/Client";
import { VERIFICATION_CODE, openLive } from "../tests/contract/Host";
import { startCluster } from "../tests/contract/postgres";
import { serve } from "../tests/journeys/serve";
import { fillDevices, fillFlows } from "./fill";
import { type Measurement, formatMs, percentile, printFigures, formatSeconds } from "./measure";
import { PROJECT_ROOT } from "./tree";

const DEVICES = "/v2/iot/web/uid/reg/list";
const ROWS = 10_000_000;
const TIMES = 40;
/** The longest time to build the search index, in seconds. */
const PATIENCE = 3600;

const asked = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const withClient = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const countOf = async (url: string, table: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      "select reltuples::bigint::int as n from pg_class where relname = $1",
      [table],
    );
    return rows[0]?.n ?? 0;
  });

/** Waits for the search index, which the platform makes in the background. */
const searchable = async (url: string): Promise<void> => {
  for (let waited = 0; waited < PATIENCE; waited += 5) {
    const { rowCount } = await withClient(url, (client) =>
      client.query("select 1 from pg_index where indexrelid::regclass::text like 'gr_device%' and indisvalid"),
    );
    if (rowCount === 1) return;
    await sleep(5000);
  }
  throw new Error("the index of searches was not made in time");
};

const SORTS: readonly JsonRecord[] = [
  { sort_field: "gmt_active", sort_order: "desc" },
  { sort_field: "uid", sort_order: "asc" },
  { sort_field: "mac", sort_order: "desc", state: 2 },
  { sort_field: "gmt_active", sort_order: "desc", online: 1 },
];

const timeOf = async (client: Client, token: string, params: JsonRecord): Promise<number> => {
  const start = performance.now();
  const reply = await client.call(DEVICES, { page_size: 10, ...params }, { token });
  const time = performance.now() - start;
  if (rowsOf(reply).length === 0) throw new Error(`no devices: ${JSON.stringify(params)} ${JSON.stringify(reply)}`);
  return time;
};

/** The time of the first page of each list, and the 95th percentile of the pages after it. */
const timePages = async (
  client: Client,
  token: string,
  from: number,
): Promise<readonly [first: number, next: number]> => {
  const firsts: number[] = [];
  const others: number[] = [];
  for (const sort of SORTS)
    for (let at = 0; at < TIMES; at += 1)
      (at === 0 ? firsts : others).push(
        await timeOf(client, token, { ...sort, page_index: from === 1 ? 1 : from + at }),
      );
  return [Math.max(...firsts), percentile(others, 0.95)];
};

const timeSearch = async (
  client: Client,
  token: string,
  texts: readonly string[],
): Promise<readonly [number, number]> => {
  const times: number[] = [];
  for (const q of texts) times.push(await timeOf(client, token, { q }));
  const again: number[] = [];
  for (let at = 0; at < TIMES; at += 1) again.push(await timeOf(client, token, { q: texts[at % texts.length] ?? "" }));
  return [percentile(times, 0.95), percentile(again, 0.95)];
};

const measure = async (client: Client, token: string, rows: number): Promise<readonly Measurement[]> => {
  const figures: Measurement[] = [];
  for (const [page, goal] of [
    [1, "30 ms"],
    [1000, "60 ms"],
    // Requests successive pages, starting after a tenth of the list.
    [Math.round(rows / 100), "60 ms"],
  ] as const) {
    const [first, next] = await timePages(client, token, page);
    const name = page.toLocaleString("en");
    figures.push({ what: `page ${name}, the first of four lists, slowest`, ours: formatMs(first), beside: "" });
    figures.push({ what: `page ${name} and those after it, p95`, ours: formatMs(next), beside: goal });
  }
  const [some, again] = await timeSearch(client, token, ["海康", "威视", "大堂", "仓库", "梯厅"]);
  figures.push({ what: "search of two Chinese characters, the first time", ours: formatMs(some), beside: "" });
  figures.push({ what: "the same again, p95", ours: formatMs(again), beside: "60 ms" });
  const total = performance.now();
  await client.call(DEVICES, { page_size: 10, state: [1, 2], exact_count: 1 }, { token });
  figures.push({ what: "the exact number of a filtered list", ours: formatMs(performance.now() - total), beside: "" });
  const about = await timeOf(client, token, { state: [1, 3] });
  figures.push({ what: "a filtered list with an estimate, the first time", ours: formatMs(about), beside: "300 ms" });
  return figures;
};

export const benchScale = async (): Promise<void> => {
  const rows = Number(asked("rows") ?? ROWS);
  const given = asked("at");
  const cluster = given === undefined ? await startCluster() : null;
  const url = given ?? cluster?.database("scale");
  if (url === undefined) return;
  // If the database is kept, the next run needs its files too.
  const kept = join(tmpdir(), "pilothouse-bench-scale");
  const dataDir = given === undefined ? mkdtempSync(join(tmpdir(), "pilothouse-bench-")) : kept;
  const more = { ACCOUNT_REQUESTS: "10000000", ADDRESS_REQUESTS: "10000000" };
  const open = () =>
    serve(PROJECT_ROOT, {
      DATA_DIR: join(dataDir, "data"),
      DATABASE_URL: url,
      DEMO: "1",
      VERIFICATION_CODE: VERIFICATION_CODE,
      ...more,
    });
  try {
    if ((await countOf(url, "device")) < rows / 2) {
      await (await open()).stop();
      const start = performance.now();
      await withClient(url, async (client) => {
        await fillDevices(client, rows);
        await fillFlows(client, rows);
      });
      printFigures("filling", [
        { what: `${rows} devices and flow lines`, ours: formatSeconds(performance.now() - start), beside: "" },
      ]);
    }
    const served = await open();
    try {
      const start = performance.now();
      await searchable(url);
      const waited = formatSeconds(performance.now() - start);
      process.env.PILOTHOUSE_CODE = VERIFICATION_CODE;
      const { client } = await openLive(served.address);
      const figures = await measure(client, await client.token("admin"), rows);
      printFigures(`lists of ${(await countOf(url, "device")).toLocaleString("en")} devices, PostgreSQL`, [
        { what: "waited for the index of searches", ours: waited, beside: "" },
        ...figures,
      ]);
    } finally {
      await served.stop();
    }
  } finally {
    cluster?.stop();
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
};
