// The tests that judge the mutants of one part: see parts.mjs. Those of pages run as they always do.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import whole from "../../vitest.config";

const isOfPages = (project: unknown): boolean => JSON.stringify(project).includes("happy-dom");
const pages = (whole.test?.projects ?? []).filter(isOfPages);

export default defineConfig({
  plugins: [react()],
  test:
    process.env.MUTATED_IN_PAGES === "1"
      ? { projects: pages }
      : {
          include: (process.env.MUTATED_TESTS ?? "").split(";"),
          exclude: ["**/node_modules/**"],
          setupFiles: ["tests/mutation/cheap.setup.ts"],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
});
