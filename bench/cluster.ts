// Compares two instances on one PostgreSQL with one instance: the time of a call, and how soon one instance sees
// changes of the other.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Instance } from "../tests/cluster/Instance";
import { type Client, recordOf } from "../tests/contract/Client";
import { VERIFICATION_CODE, openLive } from "../tests/contract/Host";
import { startCluster } from "../tests/contract/postgres";
import { freePort } from "../tests/contract/process";
import { type Measurement, isBrief, median, formatMB, formatMs, printFigures, RUN_COUNT } from "./measure";
import { timeCrowd } from "./requests";

const OPERATORS = 50;
const SECONDS = isBrief ? 2 : 8;
/** How many times per second the system's clock ticks. */
const TICKS = 100;
const TASKS = "/v2/user/admin/cron";

/** Processor time that a process has used so far, in milliseconds. */
const processorTime = (pid: number): number => {
  const [user = "0", system = "0"] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11, 13);
  return ((Number(user) + Number(system)) * 1000) / TICKS;
};

const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;

interface Side {
  readonly instance: Instance;
  readonly client: Client;
  readonly tokens: readonly string[];
}

interface Cost {
  /** Processor time per call, in milliseconds. */
  readonly each: number;
  readonly aSecond: number;
  readonly errors: number;
}

const measure = async (sides: readonly Side[]): Promise<Cost> => {
  const before = sides.map(({ instance }) => processorTime(instance.pid));
  const share = OPERATORS / sides.length;
  const crowds = await Promise.all(
    sides.map(({ client, tokens }) => timeCrowd(client, tokens.slice(0, share), SECONDS, 0)),
  );
  const spent = sides.reduce((sum, { instance }, at) => sum + processorTime(instance.pid) - (before[at] ?? 0), 0);
  const calls = crowds.reduce((sum, { times }) => sum + times.length, 0);
  return { each: spent / calls, aSecond: calls / SECONDS, errors: crowds.reduce((sum, { errors }) => sum + errors, 0) };
};

/** Milliseconds from the answer of one instance until the other instance shows the change. */
const until = async (isThere: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await isThere())) if (performance.now() - began > 10_000) throw new Error("the other instance never saw it");
  return performance.now() - began;
};

const timeSight = async (here: Client, there: Client, admin: string) => {
  const own = (token: string) => there.call("/v2/user/account/get", {}, { token });
  const set = (params: Readonly<Record<string, unknown>>) =>
    here.call("/v2/user/account/set", params, { token: admin });
  const token = await there.token("operator");
  const account = recordOf(await own(token));
  await set({ id: account.id, role_id: 11 });
  const right = await until(async () => recordOf(await own(token)).role_id === 11);
  await set({ id: account.id, role_id: account.role_id });
  await set({ id: account.id, state: 2 });
  const disabled = await until(async () => (await own(token)).code === 401);
  await set({ id: account.id, state: 1 });
  const count = async () => (await there.call(`${TASKS}/list`, { name: "seen" }, { token: admin })).count;
  const before = await count();
  const task = { name: "seen", type: 3, state: 2, spec: "0 0 1 1 *", param: '{"task":"remind_expiry"}' };
  const { id } = recordOf(await here.call(`${TASKS}/add`, task, { token: admin }));
  const total = await until(async () => (await count()) === before + 1);
  await here.call(`${TASKS}/del`, { id }, { token: admin });
  return { right, disabled, total };
};

export const benchCluster = async (): Promise<void> => {
  const cluster = await startCluster();
  if (cluster === null || process.platform !== "linux") return;
  const shared = mkdtempSync(join(tmpdir(), "pilothouse-files-"));
  const environment = {
    DATABASE_URL: cluster.database("cluster"),
    DEMO: "1",
    VERIFICATION_CODE: VERIFICATION_CODE,
    PASSWORD_COST: "10",
    CONFIRMED_FOR: "1d",
    ACCOUNT_REQUESTS: "10000000",
    ADDRESS_REQUESTS: "10000000",
    STOP_AFTER: "0",
  };
  const sides: Side[] = [];
  try {
    for (let at = 0; at < 2; at += 1) {
      const instance = new Instance("instance", await freePort(), shared, environment);
      await instance.start();
      const { client } = await openLive(`http://127.0.0.1:${instance.port}`);
      const tokens: string[] = [];
      for (let one = 0; one < OPERATORS; one += 1) tokens.push(await client.token("admin"));
      sides.push({ instance, client, tokens });
    }
    const [first, second] = sides;
    if (!first || !second) return;
    await measure(sides);
    const [ones, twos]: [Cost[], Cost[]] = [[], []];
    const sights: Awaited<ReturnType<typeof timeSight>>[] = [];
    for (let run = 0; run < RUN_COUNT; run += 1) {
      ones.push(await measure([first]));
      twos.push(await measure(sides));
      sights.push(await timeSight(first.client, second.client, first.tokens[0] ?? ""));
    }
    const of = (costs: readonly Cost[], what: keyof Cost): number => median(costs.map((cost) => cost[what]));
    const [one, two] = [of(ones, "each"), of(twos, "each")];
    const errors = [...ones, ...twos].reduce((sum, cost) => sum + cost.errors, 0);
    const seen = (what: keyof (typeof sights)[number]): string => formatMs(median(sights.map((sight) => sight[what])));
    const figures: readonly Measurement[] = [
      {
        what: "processor time of a call, two instances against one",
        ours: (two / one).toFixed(2),
        beside: `1.10 (${formatMs(two)}, ${formatMs(one)})`,
      },
      {
        what: "calls a second, two instances",
        ours: String(Math.round(of(twos, "aSecond"))),
        beside: `one: ${Math.round(of(ones, "aSecond"))}`,
      },
      { what: "errors", ours: String(errors), beside: "0" },
      { what: "a change of rights, on the other instance", ours: seen("right"), beside: "1000 ms" },
      { what: "a disabled account, on the other instance", ours: seen("disabled"), beside: "1000 ms" },
      { what: "a new total, on the other instance", ours: seen("total"), beside: "1000 ms" },
      {
        what: "memory of an instance that found its data there",
        ours: formatMB(residentBytes(second.instance.pid)),
        beside: "250 MB",
      },
    ];
    printFigures("two instances, PostgreSQL", figures);
  } finally {
    for (const { instance } of sides) await instance.close();
    cluster.stop();
    rmSync(shared, { recursive: true, force: true });
  }
};
