// Measures `pilothouse import` as a whole process, with descriptions of 50, 500 and 1,200 operations.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMany } from "./describeMany";
import { printFigures, repeatRuns, formatSeconds } from "./measure";

const GOALS = [
  { operations: 50, goal: "2.0 s" },
  { operations: 500, goal: "6.0 s" },
  { operations: 1200, goal: "12.0 s" },
] as const;

export const benchImporting = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-bench-import-"));
  const figures = [];
  // The first run bundles the command.
  for (const { operations, goal } of [{ operations: 5, goal: "" }, ...GOALS]) {
    const place = join(folder, `${operations}.json`);
    const made = join(folder, "made");
    writeFileSync(place, JSON.stringify(describeMany(operations)));
    const run = await repeatRuns(
      ["authoring/cli/pilothouse.mjs", "import", "openapi", place, made],
      process.cwd(),
      () => rmSync(made, { recursive: true, force: true }),
      goal === "" ? 1 : undefined,
    );
    if (run.code !== 0) throw new Error(run.output);
    if (goal !== "")
      figures.push({
        what: `import of ${operations} operations, generated`,
        ours: formatSeconds(run.milliseconds),
        beside: goal,
      });
  }
  printFigures("import", figures);
  rmSync(folder, { recursive: true, force: true });
};
