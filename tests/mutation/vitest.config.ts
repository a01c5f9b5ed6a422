// Runs the tests of console code against mutants: see parts.mjs.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import whole from "../../vitest.config";

/**
 * This test reads workbooks of 40 MB, which takes a minute with coverage. parts.mjs does not mutate the code that it
 * tests.
 */
const LEFT_OUT = "features/sheets/book/guard.test.ts";

const isOfPages = (project: unknown): boolean => JSON.stringify(project).includes("happy-dom");

export default defineConfig({
  plugins: [react()],
  test: { projects: (whole.test?.projects ?? []).filter(isOfPages), exclude: [LEFT_OUT] },
});
