// Runs each benchmark five times and takes the medians. Prints a table with the limit or the peer of each figure, and
// whether the limit is met.
import { spawn } from "node:child_process";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { meetsLimit } from "./mark";

/** `--brief`: each benchmark runs once, to find broken ones. Its figures are not reliable. */
export const isBrief = process.argv.includes("--brief");

export const RUN_COUNT = isBrief ? 1 : 5;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

export interface Measurement {
  readonly what: string;
  readonly ours: string;
  /** A limit, or the result of another product in the same run. */
  readonly beside: string;
}

export const formatMs = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const formatSeconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;
export const formatMB = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
export const formatKB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Describes the machine, and how busy it was. */
export const describeMachine = (): string => {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const [load = 0] = loadavg();
  const [processor] = cpus();
  return `${availableParallelism()} x ${processor?.model.trim() ?? "?"}, ${gigabytes} GB, Node ${process.versions.node}, load ${load.toFixed(1)}`;
};

/** @throws Error with the text `what`, if `awaited` takes longer than `limit` seconds */
export const withTimeLimit = <T>(what: string, limit: number, awaited: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${limit} s for ${what}`)), limit * 1000);
  });
  return Promise.race([awaited, late]).finally(() => clearTimeout(timer));
};

const markOf = (reached: boolean | null): string => (reached === null ? " " : reached ? "✓" : "✗");

export const printFigures = (title: string, figures: readonly Measurement[]): void => {
  const width = (key: keyof Measurement, name: string): number =>
    Math.max(name.length, ...figures.map((figure) => figure[key].length));
  const widths = [width("what", title), width("ours", "ours"), width("beside", "beside")] as const;
  const line = (mark: string, what: string, ours: string, beside: string): string =>
    `${mark} ${what.padEnd(widths[0])}  ${ours.padStart(widths[1])}  ${beside.padStart(widths[2])}`;
  console.log(`\n${line(" ", title, "ours", "beside")}`);
  for (const { what, ours, beside } of figures) console.log(line(markOf(meetsLimit(ours, beside)), what, ours, beside));
};

export interface RunResult {
  readonly milliseconds: number;
  /** Peak memory (resident set) of the process. */
  readonly bytes: number;
  readonly code: number | null;
  readonly output: string;
}

const REPORT = "process.on('exit',()=>process._rawDebug('\\u0001'+process.resourceUsage().maxRSS))";

const RUN_LIMIT = 300;

/** Runs a Node script as a whole process. */
export const runNode = (args: readonly string[], cwd: string): Promise<RunResult> =>
  withTimeLimit(`${args.join(" ")} to end`, RUN_LIMIT, spawnNode(args, cwd));

const spawnNode = (args: readonly string[], cwd: string): Promise<RunResult> =>
  new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(process.execPath, ["--import", `data:text/javascript,${encodeURIComponent(REPORT)}`, ...args], {
      cwd,
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once("close", (code) => {
      const kilobytesUsed = Number(output.split("\u0001")[1] ?? Number.NaN);
      resolve({ milliseconds: performance.now() - start, bytes: kilobytesUsed * 1024, code, output });
    });
  });

/**
 * Runs node with `args` as often as `times` says, each time after `before`, whose time does not count. Answers the
 * medians and the last output.
 */
export const repeatRuns = async (
  args: readonly string[],
  cwd: string,
  before: () => void = () => {},
  times = RUN_COUNT,
): Promise<RunResult> => {
  const all: RunResult[] = [];
  for (let index = 0; index < times; index += 1) {
    before();
    all.push(await runNode(args, cwd));
  }
  const last = all.at(-1);
  if (last === undefined) throw new Error("nothing was run");
  return {
    ...last,
    milliseconds: median(all.map((one) => one.milliseconds)),
    bytes: median(all.map((one) => one.bytes)),
  };
};
