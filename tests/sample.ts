// The part of the tests that `npm test` runs: of the journeys and the slow suites below, all whose failure would cost
// money or data, and some of the others. The commit, or SEED, decides which, so that one commit always runs the same
// ones. `npm run test:full`, and the name of a file, run all.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { askedSeed, isFull, isSample } from "./effort.ts";

/** Journeys that always run. */
export const JOURNEYS_ALWAYS = [
  "asking-for-a-refund",
  "asking-to-delete-as-each-role",
  "drawing-every-kind",
  "following-the-steps",
  "keeping-a-wallet",
  "opening-every-screen",
  "placing-an-order",
  "saving-once",
  "selecting-in-a-tree",
  "updating-by-a-file",
  "working-in-front",
];

/** Slow suites, of which a run takes some. All other suites always run. */
export const SLOW_SUITES = [
  "examples/clinic/tests/console.test.ts",
  "examples/clinic/tests/start.test.ts",
  "generator/cli.test.ts",
  "generator/model/resolveTasks.test.ts",
  "generator/output/generate.test.ts",
  "generator/printing/print.test.ts",
  "generator/watch.test.ts",
  "features/sheets/book/guard.test.ts",
  "tests/actions/everyRefusal.test.tsx",
  "tests/architecture/wirePaths.test.ts",
  "features/aggregates/tests/aggregates.test.ts",
  "features/aggregates/tests/aggregatesKilled.test.ts",
  "features/export/tests/backgroundExports.test.ts",
  "features/backup/tests/backup.test.ts",
  "features/bulk/tests/bulk.test.ts",
  "tests/contract/deviceImport.test.ts",
  "features/ending/tests/endingSteps.test.ts",
  "features/import/tests/handedImports.test.ts",
  "features/import/tests/handedRows.test.ts",
  "tests/contract/mail.test.ts",
  "tests/contract/migrateCommand.test.ts",
  "tests/contract/migration.test.ts",
  "features/openapi/tests/openapi.test.ts",
  "tests/contract/operating.test.ts",
  "tests/contract/partitions.test.ts",
  "tests/contract/password.test.ts",
  "tests/contract/passwordCost.test.ts",
  "tests/contract/personal.test.ts",
  "features/providers/tests/providerAccounts.test.ts",
  "tests/contract/queue.test.ts",
  "tests/contract/renames.test.ts",
  "tests/contract/starting.test.ts",
  "tests/contract/tasks.test.ts",
  "tests/contract/timing.test.ts",
  "tests/contract/unusedUploads.test.ts",
  "features/import/tests/updatingImports.test.ts",
  "tests/exports/opening.test.ts",
  "tests/fuzz/fuzz.test.ts",
  "tests/hosts/dialects.test.ts",
  "tests/hosts/probe.test.ts",
  "tests/hosts/probedHost.test.ts",
  "tests/hosts/recognized.test.ts",
  "tests/hosts/strangeAnswers.test.tsx",
  "tests/killedRun/killedRun.test.ts",
  "tests/lists/everyNarrowing.test.tsx",
  "tests/permutation/permutation.test.ts",
  "tests/renames/renames.test.ts",
  "tests/scenarios/compiling.test.ts",
  "tests/upgrades/consoles.test.ts",
  "tests/upgrades/deletions.test.ts",
  "tests/upgrades/plans.test.ts",
];

/** A run takes one of this many journeys, and one of this many suites. */
export const PARTS = { journeys: 16, suites: 10 };

const root = join(import.meta.dirname, "..");

/** A number computed from the commit; 0 without a repository. */
const ofCommit = (): number => {
  const { stdout, status } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 0;
};

/** Paths from the project's folder. */
export const journeys = (): readonly string[] =>
  ["tests", "examples"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith(".journey.ts"))
    .sort();

const others = (all: readonly string[], parts: number, part: number): readonly string[] =>
  all.filter((_, index) => index % parts !== part % parts);

/** What a part leaves out. Paths from the project's folder. */
export const leftOutOf = (part: number) => ({
  journeys: others(
    journeys().filter((file) => !JOURNEYS_ALWAYS.some((name) => file.includes(name))),
    PARTS.journeys,
    part,
  ),
  suites: others(SLOW_SUITES, PARTS.suites, part),
});

/** The number that decides what this run tests. */
export const sampleNumber = askedSeed ?? ofCommit();

/** Chooses one of several equivalent variants; with FULL=1 all. */
export const oneOf = <Manner>(all: readonly Manner[]): readonly Manner[] =>
  isFull ? all : all.filter((_, index) => index === sampleNumber % all.length);

/** What this run leaves out. */
export const leftOut = isSample ? leftOutOf(sampleNumber) : { journeys: [], suites: [] };
