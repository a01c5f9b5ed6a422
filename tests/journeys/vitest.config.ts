import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.journey.ts"],
    globalSetup: "./platform.setup.ts",
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A browser on a busy machine: a journey that fails twice is broken.
    retry: 1,
    // One platform and one browser serve all journeys: two cores, and each journey signs in on its own page.
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
  },
});
