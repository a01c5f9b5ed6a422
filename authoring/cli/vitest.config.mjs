// How the tests of a console run, unless it has a configuration of its own: its own tests, and those of its definitions.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const project = (name, environment, include, more = {}) => ({
  extends: true,
  ...more,
  test: { name, environment, include, testTimeout: 30_000, ...more.test },
});

/** The tests of every console are in the package, where Vitest would leave files out. */
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
