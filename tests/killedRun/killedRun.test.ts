// A test run leaves no server running, however the run ends: no platform, no Chromium, no PostgreSQL.
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { isFullRun } from "../effort";
import { findPostgres } from "../postgres.mjs";

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly args: string;
}

const processes = (): readonly Process[] =>
  execFileSync("ps", ["-eww", "-o", "pid=,ppid=,stat=,args="], { encoding: "utf8", maxBuffer: 1e8 })
    .split("\n")
    .flatMap((line) => {
      const [, pid, parent, state = "", args = ""] = /^ *(\d+) +(\d+) +(\S+) +(.*)$/.exec(line) ?? [];
      return state.startsWith("Z") ? [] : [{ pid: Number(pid), parent: Number(parent), args }];
    });

/**
 * The processes that the process `root` started, and those that work in its folder. The folder is needed because
 * servers detach themselves.
 */
const startedBy = (root: number, folder: string): readonly Process[] => {
  const all = processes();
  const found = new Set(all.filter(({ pid, args }) => pid === root || args.includes(folder)).map(({ pid }) => pid));
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
};

const until = async <Value>(look: () => Value | null, seconds: number): Promise<Value | null> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
    const seen = look();
    if (seen !== null) return seen;
  }
  return null;
};

const KINDS = ["launch.mjs", "chrom", ...(findPostgres() === null ? [] : ["postgres"])];
const mainOf = (all: readonly Process[]) => all.find(({ args }) => /vitest\S* run --config/.test(args))?.pid;

const run = `"${process.execPath}" "${join(import.meta.dirname, "run.mjs")}"`;
type Kill = readonly [
  who: (all: readonly Process[], worker: number, shell: number) => number | undefined,
  by: NodeJS.Signals,
];
const ofRun: Kill[0] = (all) => all.find(({ args }) => args.includes("run.mjs") && !args.includes("true"))?.pid;

const all: Readonly<Record<string, Kill>> = {
  "npm, by kill -9": [(_all, _worker, shell) => shell, "SIGKILL"],
  "a worker, by kill -9": [(_all, worker) => worker, "SIGKILL"],
  "the run, by kill -9": [ofRun, "SIGKILL"],
  "the run, by Ctrl-C": [ofRun, "SIGINT"],
  "the run, by SIGTERM": [ofRun, "SIGTERM"],
  "vitest, by kill -9": [mainOf, "SIGKILL"],
  "vitest, by SIGTERM": [mainOf, "SIGTERM"],
};

it.skipIf(process.platform === "win32").each(Object.entries(all).slice(0, isFullRun ? undefined : 2))(
  "ends with all its servers: %s",
  { timeout: 180_000 },
  async (_, [who, signal]) => {
    const folder = mkdtempSync(join(tmpdir(), "pilothouse-killed-"));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755);
    // Starts the run like npm does, with a shell in between.
    const shell = spawn("sh", ["-c", `${run} --with-parent; true`], {
      env: { ...process.env, TMPDIR: folder, VITEST: "", NODE_OPTIONS: "" },
      stdio: "ignore",
    });
    try {
      const ready = join(folder, "ready");
      expect(
        await until(() => (shell.exitCode !== null ? "ended before" : existsSync(ready) ? "ready" : null), 120),
      ).toBe("ready");
      const worker = Number(readFileSync(ready, "utf8"));
      const started = startedBy(shell.pid ?? 0, folder);
      expect(KINDS.filter((kind) => !started.some(({ args }) => args.includes(kind)))).toEqual([]);
      process.kill(who(started, worker, shell.pid ?? 0) ?? 0, signal);
      const left = () => {
        const pids = new Set(processes().map(({ pid }) => pid));
        return started.filter(({ pid }) => pids.has(pid)).map(({ args }) => args);
      };
      await until(() => (left().length === 0 ? true : null), 30);
      expect(left()).toEqual([]);
    } finally {
      for (const { pid } of startedBy(shell.pid ?? 0, folder)) process.kill(pid, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
