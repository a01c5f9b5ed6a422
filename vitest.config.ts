// Unit tests are beside the code; only those of src need a DOM. Journeys need a real browser and have their own
// command.
import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { liveAddress } from "./tests/contract/live.ts";
import { readSkippedFiles, SkippedTestsReporter } from "./tests/contract/SkippedTestsReporter.ts";
import { longestFirst } from "./tests/longestFirst.ts";
import { skippedTests as notThisTime } from "./tests/sample.ts";

const LONGEST = ["contract/contract.test", "renames.test", "migration.test", "matrix.test", "cli.test", "7-calls.test"];
/** These files test modules that keep state, so they share a worker with each other, and not with views. */
const STATE = [
  "features/{factors/public,hosts/*}/**/*.test.{ts,tsx}",
  "src/console/*.test.tsx",
  "src/framework/list/table/useFittedColumns.test.tsx",
  "src/{framework/{prerender,providers,public,shell,wire},console/public}/**/*.test.{ts,tsx}",
];
/** These files replace modules or what their first import finds, so each runs with fresh modules. */
const ALONE = [
  "features/bulk/console/BulkTaskPage.test.tsx",
  "features/export/console/ExportPanel.test.tsx",
  "features/factors/public/SecondStepForm.test.tsx",
  "features/{conditions,trees}/console/phone.test.tsx",
  "features/deleting/console/DeleteAction.test.tsx",
  "src/framework/form/useFirstField.test.tsx",
  "src/framework/list/table/CardList.test.tsx",
  "features/deleting/console/PendingDeletionNotice.test.tsx",
  "src/framework/public/{PublicShell,SignInPage,sending}.test.{ts,tsx}",
  "src/framework/shell/feedback/Notices.test.tsx",
  "src/framework/wire/{leaving,storage}.test.ts",
];
/** On a running platform, only tests that make calls say something. */
const isLive = liveAddress !== null;
const excluded = [
  ...["**/node_modules/**", "**/dist/**", "tests/journeys/**", "tests/output/**"],
  ...(isLive ? readSkippedFiles().keys() : []),
  ...notThisTime.suites,
];

const inPages = (name: string, include: string[], except: readonly string[], isolate: boolean) => ({
  extends: true as const,
  test: {
    name,
    isolate,
    include,
    exclude: [...excluded, ...except],
    environment: "happy-dom",
    setupFiles: ["tests/dom.setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  plugins: [react()],
  test: {
    // By default, vitest uses one worker on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: longestFirst(LONGEST) },
    // Titles of `it.each` have whole sentences.
    chaiConfig: { truncateThreshold: 0 },
    ...(isLive && { reporters: ["default", new SkippedTestsReporter()] }),
    projects: [
      // Other tests of src share modules, because loading them again for each file takes longer than the tests.
      inPages(
        "console",
        ["{src,features/*/{console,view},authoring/catalogue}/**/*.test.{ts,tsx}"],
        [...STATE, ...ALONE],
        false,
      ),
      inPages("console state", STATE, ALONE, false),
      inPages("console alone", ALONE, [], true),
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          isolate: false,
          include: [
            "{authoring,generator,platform,shared,tests,bench,examples}/**/*.test.{ts,tsx}",
            "features/*/{platform,tests,book}/**/*.test.ts",
          ],
          exclude: [...excluded, "authoring/catalogue/**"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
