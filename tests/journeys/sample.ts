// Which journeys `npm test` runs: those below, and a third of the others. The commit or SEED decides which third, so that
// one commit is always tested by the same journeys. `npm run test:full`, and a journey's own name, run all.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { askedSeed, isJourneySample } from "../effort.ts";

/** Where a fault costs money, data or access, and where many screens are met at once. */
export const ALWAYS = [
  "9-drawn",
  "adding-an-entity",
  "asking-for-a-refund",
  "asking-to-delete-as-each-role",
  "doing-it-to-all",
  "doing-two-things-to-a-list",
  "editing-together",
  "exporting-lists",
  "importing-devices",
  "keeping-a-wallet",
  "looking-after-equipment",
  "making-a-company",
  "opening-every-screen",
  "placing-an-order",
  "reading-statistics",
  "redeeming-an-activation-code",
  "saves-that-wait",
  "saving-once",
  "selecting-in-a-tree",
  "signing-in.journey",
  "signing-in-again",
  "starting-the-day",
  "updating-by-a-file",
  "walking-as-each-role",
  "working-there",
  "working-with-records",
];
const PARTS = 3;

const root = join(import.meta.dirname, "..", "..");

/** A number that a commit has, and 0 where there is no repository. */
const ofCommit = (): number => {
  const { stdout, status } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 0;
};

/** The journeys that run when one part of the others does, and those that do not. Paths from the project's folder. */
export const sampleOf = (part: number) => {
  const all = ["tests", "examples"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith(".journey.ts"))
    .sort();
  const others = all.filter((file) => !ALWAYS.some((name) => file.includes(name)));
  const left = new Set(others.filter((_, index) => index % PARTS !== part % PARTS));
  return { runs: all.filter((file) => !left.has(file)), left: [...left] };
};

/** Paths from tests/journeys. Empty if all run. */
export const leftOut = (): readonly string[] =>
  isJourneySample ? sampleOf(askedSeed ?? ofCommit()).left.map((file) => join("../..", file)) : [];
