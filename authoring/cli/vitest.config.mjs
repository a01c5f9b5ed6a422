// The configuration of tests for a console that has none: the console's own tests, and the tests of its definitions.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const project = (name, environment, include, more = {}) => ({
  extends: true,
  ...more,
  test: { name, environment, include, testTimeout: 30_000, ...more.test },
});

/** The tests of definitions are in the package, and Vitest leaves out tests in node_modules by default. */
const definitions = join(dirname(fileURLToPath(import.meta.url)), "definitions");
const shipped = (environment, file) => project(file, environment, [file], { root: definitions, test: { exclude: [] } });

export default defineConfig({
  define: { CONSOLE_LANGUAGES: JSON.stringify(process.env.CONSOLE_LANGUAGES ?? "") },
  test: {
    passWithNoTests: true,
    // The package consists of sources, which import each other and their style sheets.
    server: { deps: { inline: [/\/pilothouse\//] } },
    projects: [
      project("console", "happy-dom", ["src/**/*.test.{ts,tsx}", "features/*/console/**/*.test.{ts,tsx}"]),
      project("node", "node", ["{tests,platform}/**/*.test.ts", "features/*/{platform,tests}/**/*.test.ts"]),
      shipped("node", "contract.ts"),
      shipped("happy-dom", "views.tsx"),
    ],
  },
});
