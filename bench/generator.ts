// Measures the whole generator with 60, 600 and (on request) 6,000 definitions, with a cold and a warm cache.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Measurement, formatMB, formatMs, printFigures, RUN_COUNT, repeatRuns, formatSeconds } from "./measure";
import { timeSaves } from "./saving";
import { makeBenchConsole, type BenchConsole } from "./tree";

interface Goal {
  readonly definitions: number;
  readonly cold: string;
  readonly check: string;
  readonly full: string;
  readonly one: string;
  readonly saved: string;
}

const GOALS: readonly Goal[] = [
  { definitions: 60, cold: "2.0 s, 320 MB", check: "0.12 s", full: "2.0 s", one: "0.9 s", saved: "60 ms" },
  { definitions: 600, cold: "9.0 s, 500 MB", check: "0.25 s", full: "7.0 s", one: "1.5 s", saved: "100 ms" },
  { definitions: 6000, cold: "13 s, 550 MB", check: "0.8 s", full: "13 s", one: "0.7 s", saved: "100 ms" },
];

const cli = (...words: readonly string[]): string[] => ["generator/launch.mjs", "authoring/generate/cli.ts", ...words];

const rewritten = (output: string): string => /(\d+) written/.exec(output)?.[1] ?? "?";

const measure = async (tree: BenchConsole, goal: Goal): Promise<readonly Measurement[]> => {
  const forget = (): void => {
    rmSync(join(tree.root, "node_modules", ".cache", "pilothouse", "generated.json"), { force: true });
    rmSync(join(tree.root, "src", "generated"), { recursive: true, force: true });
  };
  const times = goal.definitions > 1000 ? 1 : RUN_COUNT;
  await repeatRuns(cli("generate"), tree.root, () => {}, 1);
  const cold = await repeatRuns(cli("generate"), tree.root, forget, times);
  if (cold.code !== 0) throw new Error(cold.output);
  const check = await repeatRuns(cli("check"), tree.root, () => {}, times);
  const full = await repeatRuns(cli("check", "--full"), tree.root, () => {}, times);
  let edits = 0;
  const probe = join(tree.root, tree.probe);
  const original = readFileSync(probe, "utf8");
  const one = await repeatRuns(
    cli("generate"),
    tree.root,
    () => {
      edits += 1;
      writeFileSync(probe, original.replace("max: 64", `max: ${64 + edits}`));
    },
    times,
  );
  const same = await repeatRuns(cli("generate"), tree.root, () => {}, 1);
  if (check.code !== 0 || full.code !== 0 || one.code !== 0) throw new Error(check.output + full.output + one.output);
  const saved = await timeSaves(tree);
  return [
    { what: "cold generate", ours: `${formatSeconds(cold.milliseconds)}, ${formatMB(cold.bytes)}`, beside: goal.cold },
    { what: "check, clean, by hashes", ours: formatSeconds(check.milliseconds), beside: goal.check },
    { what: "check --full", ours: formatSeconds(full.milliseconds), beside: goal.full },
    { what: "one definition changed", ours: formatSeconds(one.milliseconds), beside: goal.one },
    { what: "one definition saved, dev server running", ours: formatMs(saved), beside: goal.saved },
    {
      what: "files rewritten then / when nothing changed",
      ours: `${rewritten(one.output)} / ${rewritten(same.output)}`,
      beside: "its own / 0",
    },
  ];
};

export const benchGenerator = async (): Promise<void> => {
  const goals = process.argv.includes("--large") ? GOALS : GOALS.slice(0, 2);
  for (const goal of goals) {
    const tree = makeBenchConsole(goal.definitions);
    printFigures(`generator, ${tree.definitions} definitions`, await measure(tree, goal));
    rmSync(tree.root, { recursive: true, force: true });
  }
};
