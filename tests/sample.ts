// Selects the part of the tests that `npm test` runs. Journeys and slow suites always run if their failure would cost
// money or data. Of the others, only some run: the commit, or SEED, decides which, so the same commit always runs the
// same tests. `npm run test:full` runs all tests, and so does a run with the name of a file.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { givenSeed, isFullRun, isSample } from "./effort.ts";

/** Journeys that run each time. */
export const JOURNEYS_ALWAYS = [
  "asking-for-a-refund",
  "asking-to-delete-as-each-role",
  "drawing-every-kind",
  "keeping-a-wallet",
  "opening-every-screen",
  "placing-an-order",
  "saving-once",
  "selecting-in-a-tree",
  "updating-by-a-file",
  "working-in-front",
];

/** Slow suites. Each run takes some of them. Suites that are not listed here always run. */
export const SLOW_SUITES = [
  "features/marks/tests/leavingOut.test.ts",
  "features/factors/tests/leavingOut.test.ts",
  "features/aggregates/tests/leavingOut.test.ts",
  "tests/upgrades/upgrades.test.ts",
  "tests/hosts/shapes/shapes.test.ts",
  "tests/contract/vanishedFiles.test.ts",
  "tests/contract/stopping.test.ts",
  "tests/contract/fullStart.test.ts",
  "platform/framework/fileStore/claimFiles.test.ts",
  "authoring/editor/places.test.ts",
  "examples/clinic/tests/console.test.ts",
  "examples/clinic/tests/start.test.ts",
  "authoring/generate/cli.test.ts",
  "generator/model/resolveTasks.test.ts",
  "generator/output/generate.test.ts",
  "generator/printing/print.test.ts",
  "authoring/generate/watch.test.ts",
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
  "tests/package/skills.test.ts",
  "tests/contract/operating.test.ts",
  "tests/contract/partitions.test.ts",
  "features/password/tests/password.test.ts",
  "tests/contract/passwordCost.test.ts",
  "tests/package/definitions.test.ts",
  "tests/package/importing.test.ts",
  "tests/package/making.test.ts",
  "tests/contract/personal.test.ts",
  "features/providers/tests/providerAccounts.test.ts",
  "tests/contract/queue.test.ts",
  "tests/contract/renames.test.ts",
  "tests/contract/starting.test.ts",
  "tests/contract/tasks.test.ts",
  "tests/contract/timing.test.ts",
  "features/sweep/tests/unusedUploads.test.ts",
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
  "tests/site/site.test.ts",
  "tests/site/tasks.test.ts",
  "generator/definition/features.test.ts",
  "generator/emitters/actionCode.test.ts",
  "generator/model/dialect.test.ts",
  "generator/model/host.test.ts",
  "tests/architecture/typedWrites.test.ts",
  "tests/languages/languages.test.ts",
  "tests/mistakes/mistakes.test.ts",
  "tests/mistakes/mutations.test.ts",
  "tests/upgrades/consoles.test.ts",
  "tests/upgrades/deletions.test.ts",
  "tests/upgrades/plans.test.ts",
];

/** Each run takes one in this many of the journeys, and one in this many of the slow suites. */
export const PART_COUNTS = { journeys: 24, suites: 20 };

const root = join(import.meta.dirname, "..");

/** A number computed from the commit; 0 without a repository. */
const ofCommit = (): number => {
  const { stdout, status } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 0;
};

/** All journeys, by their paths from the project's folder. */
export const journeys: readonly string[] = ["tests", "examples"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith(".journey.ts"))
  .sort();

const others = (all: readonly string[], parts: number, part: number): readonly string[] =>
  all.filter((_, index) => index % parts !== part % parts);

/** The journeys and suites that a run with this number leaves out, by their paths from the project's folder. */
export const skippedInRun = (part: number) => ({
  journeys: others(
    journeys.filter((file) => !JOURNEYS_ALWAYS.some((name) => file.includes(name))),
    PART_COUNTS.journeys,
    part,
  ),
  suites: others(SLOW_SUITES, PART_COUNTS.suites, part),
});

/** The number that decides what this run tests. */
export const sampleNumber = givenSeed ?? ofCommit();

/** Chooses one of several equivalent variants. With FULL=1, keeps all of them. */
export const pickVariant = <Manner>(all: readonly Manner[]): readonly Manner[] =>
  isFullRun ? all : all.filter((_, index) => index === sampleNumber % all.length);

/** The journeys and suites that this run leaves out. */
export const skippedTests = isSample ? skippedInRun(sampleNumber) : { journeys: [], suites: [] };
