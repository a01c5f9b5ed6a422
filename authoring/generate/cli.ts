// The commands generate, check and watch. USAGE below lists their arguments, output/CommandOutcome.ts explains their exit codes.
import { relative, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import type { CommandOutcome } from "../../generator/output/CommandOutcome";
import { readCleanSummary } from "../../generator/output/RunRecord";
import { bundleOfTool } from "../../generator/output/toolRoot";

/** How much code must run before V8 optimizes it. By default, V8 would optimize for a quarter of a short run. */
setFlagsFromString("--interrupt-budget=400000");

const USAGE = `Usage: pilothouse <command> [--root DIR]... [--json] [--debug]

  generate        writes src/generated, platform/generated and shared/generated from resources/
  check [--full] [--all]
                  compares the two; --full prints everything again instead of trusting hashes,
                  --all names every file that differs
  watch           generates, then again whenever a definition is saved

  --root          the folder of a console; generate and check take several. Default: this one`;

const BUG = 3;

type Commands = typeof import("./commands");

/** The commands are a separate bundle, so that a clean check loads neither zod nor YAML. */
const loadCommands = async (): Promise<Commands> => {
  const commands: Commands = await import(pathToFileURL(await bundleOfTool("authoring/generate/commands.ts")).href);
  return commands;
};

const quickCheck = (root: string): CommandOutcome | null => {
  // The record of the last run does not show whether words of other languages are missing.
  const speaksOthers = !/^(?:en|zh-CN|zh-TW| )*$/.test(process.env.CONSOLE_LANGUAGES ?? "");
  const summary = speaksOthers ? null : readCleanSummary(root);
  return summary === null ? null : { exit: 0, lines: [`${summary}: clean`], problems: [], differences: [] };
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    root: { type: "string", multiple: true, default: [process.cwd()] },
    full: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    debug: { type: "boolean", default: false },
  },
});
const roots = [values.root ?? []].flat().map((root) => resolve(String(root)));

/** Paths in the output are relative to a root. With several roots, a line names the root. */
const nameRoot = (root: string, { lines }: CommandOutcome): readonly string[] =>
  roots.length === 1 ? lines : [`${relative(process.cwd(), root) || "."}:`, ...lines];

/** Runs a command for one root after the other. Answers the worst exit code. */
const runEach = async (work: (root: string) => Promise<CommandOutcome>): Promise<CommandOutcome> => {
  const outcomes: CommandOutcome[] = [];
  for (const root of roots) {
    const outcome = await work(root);
    outcomes.push({ ...outcome, lines: nameRoot(root, outcome) });
  }
  return {
    exit: outcomes.reduce<CommandOutcome["exit"]>((worst, { exit }) => (exit > worst ? exit : worst), 0),
    lines: outcomes.flatMap(({ lines }) => lines),
    problems: outcomes.flatMap(({ problems }) => problems),
    differences: outcomes.flatMap(({ differences }) => differences),
  };
};

const report = ({ exit, lines, problems, differences }: CommandOutcome): void => {
  const seconds = `(${(performance.now() / 1000).toFixed(2)} s)`;
  if (values.json === true) console.log(JSON.stringify({ exit, problems, differences }, null, 2));
  else if (exit === 0) console.log(`${lines.join("\n")} ${seconds}`);
  else console.error(lines.join("\n"));
  process.exitCode = exit;
};

const reportBug = (error: unknown): void => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`This is a bug of the generator, not of your definitions; nothing was written.\n${message}`);
  if (values.debug === true && error instanceof Error) console.error(error.stack);
  else console.error("Run it again with --debug for the stack, and report it with the definition that caused it.");
  process.exitCode = BUG;
};

const run = async (command: string | undefined): Promise<void> => {
  if (command === "generate") report(await runEach(async (root) => (await loadCommands()).generate(root)));
  else if (command === "check") {
    const full = values.full === true;
    const all = values.all === true;
    report(
      await runEach(
        async (root) => (full ? null : quickCheck(root)) ?? (await (await loadCommands()).check(root, { full, all })),
      ),
    );
  } else if (command === "watch") {
    const { watchDefinitions } = await loadCommands();
    for (const root of roots)
      await watchDefinitions(
        root,
        ({ outcome, milliseconds }) =>
          console.log(`${nameRoot(root, outcome).join("\n")} (${milliseconds.toFixed(0)} ms)`),
        reportBug,
      );
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
};

await run(positionals[0]).catch(reportBug);
