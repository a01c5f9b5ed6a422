import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

/** What takes longest comes first, so that nobody waits for it at the end. */
const LONGEST = ["reading-with-a-screen-reader", "working-with-records", "making-every-record", "opening-every-screen"];

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer["sort"]>[0]) {
    const rank = (path: string) => {
      const at = LONGEST.findIndex((name) => path.includes(name));
      return at === -1 ? LONGEST.length : at;
    };
    return files.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    projects: [
      {
        extends: true,
        test: {
          name: "product",
          include: ["*.journey.ts", "../specification/*.journey.ts"],
          globalSetup: "./platform.setup.ts",
        },
      },
      // Each starts its own console.
      { extends: true, test: { name: "examples", include: ["../../examples/*/tests/*.journey.ts"] } },
      { extends: true, test: { name: "hosts", include: ["../hosts/*/*.journey.ts"] } },
    ],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A browser on a busy machine: a journey that fails twice is broken.
    retry: 1,
    // Each worker has a platform and a browser of its own: while one waits for its page, another works.
    maxWorkers: process.env.PILOTHOUSE_ADDRESS === undefined ? Math.max(2, availableParallelism()) : 1,
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
