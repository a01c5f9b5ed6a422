// How the tests of a console run, unless it has a configuration of its own.
import { defineConfig } from "vitest/config";

const project = (name, environment, include) => ({
  extends: true,
  test: { name, environment, include, testTimeout: 30_000 },
});

export default defineConfig({
  test: {
    passWithNoTests: true,
    // The package consists of sources, which import each other and their style sheets.
    server: { deps: { inline: [/\/pilothouse\//] } },
    projects: [
      project("console", "happy-dom", ["src/**/*.test.{ts,tsx}", "features/*/console/**/*.test.{ts,tsx}"]),
      project("node", "node", ["{tests,platform}/**/*.test.ts", "features/*/{platform,tests}/**/*.test.ts"]),
    ],
  },
});
