import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { isFullRun } from "../effort.ts";
import { longestFirst } from "../longestFirst.ts";
import { skippedTests } from "../sample.ts";

const LONGEST = [
  "working-in-front",
  "following-the-steps",
  "adding-an-entity",
  "importing-cards",
  "following-tasks",
  "reading-with-a-screen-reader",
  "keeping-a-wallet",
  "working-with-records",
  "watching-a-device",
];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    exclude: ["**/node_modules/**", ...skippedTests.journeys.map((file) => `../../${file}`)],
    projects: [
      {
        extends: true,
        test: {
          name: "product",
          include: ["*.journey.ts", "../specification/*.journey.ts"],
          globalSetup: "./platform.setup.ts",
        },
      },
      // Each of these journeys starts its own console.
      {
        extends: true,
        test: {
          name: "examples",
          include: ["../../examples/*/{tests,features/*/tests}/*.journey.ts", "../../features/*/tests/*.journey.ts"],
          globalSetup: "./clinic.setup.ts",
        },
      },
      { extends: true, test: { name: "hosts", include: ["../hosts/*/*.journey.ts"] } },
    ],
    // In a full run, a journey through all lists opens hundreds of pages.
    testTimeout: isFullRun ? 1_200_000 : 120_000,
    hookTimeout: 180_000,
    // The same limit as for elements of a page (see visit.ts).
    expect: { poll: { timeout: 15_000 } },
    // Browsers sometimes fail on a busy machine. A journey that fails twice really is broken.
    retry: 1,
    // Each worker has its own platform and browser: while one waits for its page, another one works.
    maxWorkers: process.env.PILOTHOUSE_ADDRESS === undefined ? Math.max(2, availableParallelism()) : 1,
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
  },
});
