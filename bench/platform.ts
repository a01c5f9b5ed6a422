// Benchmarks the reference platform. It runs like npm start and is called over HTTP on the same machine. The benchmark
// also runs with PostgreSQL if PostgreSQL is installed.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "../tests/contract/Client";
import { VERIFICATION_CODE, openLive } from "../tests/contract/Host";
import { startCluster } from "../tests/contract/postgres";
import { type Served, serve } from "../tests/journeys/serve";
import { multiplyDevices } from "./multiplyDevices";
import {
  type Measurement,
  isBrief,
  median,
  formatMB,
  formatMs,
  percentile,
  printFigures,
  RUN_COUNT,
  formatSeconds,
} from "./measure";
import { countPlainReads } from "./countPlainReads";
import { timeCrowd, timePages } from "./requests";
import { PROJECT_ROOT } from "./tree";
import { timeDuringCrowds, timeUnderLoad } from "./timeUnderLoad";

const REQUESTS = isBrief ? 20 : 250;
const OPERATORS = 50;
const CROWD_SECONDS = isBrief ? 1 : 5;
/** Milliseconds that an operator waits between two requests, so that four are sent per second. */
const PAUSE_MS = 250;

/** The limits are raised, because all operators of the benchmark use the same account and address. */
const UNHURRIED = { ACCOUNT_REQUESTS: "10000000", ADDRESS_REQUESTS: "10000000" };

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

interface Opened {
  readonly served: Served;
  readonly client: Client;
  readonly milliseconds: number;
}

/** Starts the product and waits for its first answer. */
const open = async ({ dataDir, databaseUrl }: Place): Promise<Opened> => {
  const start = performance.now();
  const served = await serve(PROJECT_ROOT, {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    VERIFICATION_CODE: VERIFICATION_CODE,
    ...UNHURRIED,
  });
  await (await fetch(`${served.address}/api/v2/user/login/code`, { method: "POST", body: "{}" })).json();
  const milliseconds = performance.now() - start;
  return { served, milliseconds, client: (await openLive(served.address)).client };
};

const residentBytes = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)]).toString()) * 1024;

interface Reached {
  readonly first: number;
  readonly again: number;
  readonly pages: readonly [number, number];
  readonly crowd: string;
  /** The highest number of requests per second without pauses, and their duration. */
  readonly most: string;
  /** How many plain statements this machine runs in the time of one request. */
  readonly statements: string;
  readonly bytes: number;
}

const p95 = async (client: Client, token: string, page: number): Promise<number> =>
  percentile(await timePages(client, token, page, REQUESTS), 0.95);

const measure = async (place: Place): Promise<Reached> => {
  const first = await open(place);
  await first.served.stop();
  const starts: number[] = [];
  for (let index = 0; index < RUN_COUNT; index += 1) {
    const { served, milliseconds } = await open(place);
    await served.stop();
    starts.push(milliseconds);
  }
  const { served, client } = await open(place);
  const token = await client.token("admin");
  const pages = [await p95(client, token, 1), await p95(client, token, 1000)] as const;
  const tokens: string[] = [];
  for (let index = 0; index < OPERATORS; index += 1) tokens.push(await client.token("admin"));
  const { times, edits, errors } = await timeCrowd(client, tokens, CROWD_SECONDS, PAUSE_MS);
  const hurried = await timeCrowd(client, tokens, CROWD_SECONDS, 0);
  const bytes = residentBytes(served.pid);
  await served.stop();
  const crowd = `${errors + hurried.errors} errors, p95 ${formatMs(percentile(times, 0.95))}, ${edits} edits`;
  const rate = Math.round(hurried.times.length / CROWD_SECONDS);
  const most = `p95 ${formatMs(percentile(hurried.times, 0.95))}, ${rate} a second`;
  const statements = (countPlainReads() / rate).toFixed(1);
  return { first: first.milliseconds, again: median(starts), pages, crowd, most, statements, bytes };
};

const runUnderLoad = async (title: string, place: Place, measureIt = timeUnderLoad): Promise<void> => {
  const { served, client } = await open(place);
  try {
    const [token, small] = [await client.token("admin"), await client.token("operator")];
    await measureIt(title, { client, token, small, address: served.address });
  } finally {
    await served.stop();
  }
};

/** Measures the same pages of a store with ten times as many devices. */
const measureLarge = async (place: Place): Promise<readonly [number, number]> => {
  await multiplyDevices(place.dataDir);
  await (await open(place)).served.stop();
  const { served, client } = await open(place);
  const token = await client.token("admin");
  const pages = [await p95(client, token, 1), await p95(client, token, 1000)] as const;
  await served.stop();
  return pages;
};

const figuresOf = (ours: Reached, beside: Reached | null): readonly Measurement[] => {
  const and = (goal: string, of: (reached: Reached) => string): string =>
    beside === null ? goal : `${goal}; PostgreSQL ${of(beside)}`;
  const row = (what: string, goal: string, of: (reached: Reached) => string): Measurement => ({
    what,
    ours: of(ours),
    beside: and(goal, of),
  });
  return [
    row("start to first answer, data there", "0.6 s", ({ again }) => formatSeconds(again)),
    row("start to first answer, first time, demo data", "6 s", ({ first }) => formatSeconds(first)),
    row("100,000 devices, page 1, p95", "8 ms", ({ pages }) => formatMs(pages[0])),
    row("100,000 devices, page 1,000, p95", "15 ms", ({ pages }) => formatMs(pages[1])),
    row(`${OPERATORS} operators at once, each four times a second`, "0 errors, p95 60 ms", ({ crowd }) => crowd),
    row("the same without a pause", "p95 60 ms, 1,500 a second", ({ most }) => most),
    row("a request then, in plain statements of this machine", "14", ({ statements }) => statements),
    row("memory after that", "250 MB", ({ bytes }) => formatMB(bytes)),
  ];
};

export const benchPlatform = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "pilothouse-bench-"));
  const postgresDir = mkdtempSync(join(tmpdir(), "pilothouse-bench-"));
  const embedded = { dataDir, databaseUrl: "" };
  const cluster = await startCluster();
  try {
    // Starts the product once before, so that installing and building do not count.
    await (await serve(PROJECT_ROOT, { DEMO: "0", VERIFICATION_CODE: "", PASSWORD_COST: "" })).stop();
    const ours = await measure(embedded);
    const beside = cluster && (await measure({ dataDir: postgresDir, databaseUrl: cluster.database("bench") }));
    printFigures("platform, embedded SQLite", figuresOf(ours, beside));
    if (isBrief) return;
    await runUnderLoad("under load, embedded SQLite", embedded);
    if (cluster)
      await runUnderLoad("under load, PostgreSQL", {
        // Each database needs its own folder of files.
        dataDir: join(postgresDir, "load"),
        databaseUrl: cluster.database("load"),
      });
    if (!process.argv.includes("--large")) return;
    const [first, deep] = await measureLarge(embedded);
    printFigures("platform, 1,000,000 devices, embedded SQLite", [
      { what: "page 1, p95", ours: formatMs(first), beside: "10 ms" },
      { what: "page 1,000, p95", ours: formatMs(deep), beside: "15 ms" },
    ]);
  } finally {
    cluster?.stop();
    for (const folder of [dataDir, postgresDir]) rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs only the part in which many senders send at the same time. This part takes some minutes. */
export const benchCrowds = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "pilothouse-bench-"));
  const cluster = await startCluster();
  try {
    await runUnderLoad("beside crowds, embedded SQLite", { dataDir, databaseUrl: "" }, timeDuringCrowds);
    if (cluster)
      await runUnderLoad(
        "beside crowds, PostgreSQL",
        { dataDir: join(dataDir, "crowds"), databaseUrl: cluster.database("crowds") },
        timeDuringCrowds,
      );
  } finally {
    cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
