// Unit tests stand beside the code; src alone needs a DOM. Journeys drive a real browser by a command of their own.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const excluded = ["**/node_modules/**", "**/dist/**", "tests/journeys/**", "tests/output/**"];

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "console",
          environment: "happy-dom",
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
          testTimeout: 30_000,
        },
      },
    ],
  },
});
