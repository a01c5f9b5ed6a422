// Unit tests stand beside the code; src alone needs a DOM. Journeys drive a real browser by a command of their own.
import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const excluded = ["**/node_modules/**", "**/dist/**", "tests/journeys/**", "tests/output/**"];

export default defineConfig({
  plugins: [react()],
  test: {
    // Its own choice on two cores is one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "console",
          environment: "happy-dom",
          setupFiles: ["tests/dom.setup.ts"],
          testTimeout: 30_000,
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: excluded,
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["{generator,platform,tests,bench}/**/*.test.{ts,tsx}"],
          exclude: excluded,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
