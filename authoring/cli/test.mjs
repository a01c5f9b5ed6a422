// pilothouse test: runs the tests of the console in the current folder with Vitest.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { fail, run } from "../../platform/launching.mjs";
import { setConsoleLanguages } from "../../generator/speaking.mjs";

const place = process.cwd();
setConsoleLanguages(place);
const own = ["vitest.config.ts", "vitest.config.mjs"].map((name) => join(place, name)).find((file) => existsSync(file));
const config = own ?? fileURLToPath(new URL("vitest.config.mjs", import.meta.url));

/** The console has Vitest itself, so that it chooses the version. */
const vitest = () => {
  try {
    return join(dirname(createRequire(join(place, "package.json")).resolve("vitest/package.json")), "vitest.mjs");
  } catch {
    return fail("The tests need Vitest: npm install --save-dev vitest happy-dom");
  }
};

await run(process.execPath, [vitest(), "run", "--root", place, "--config", config, ...process.argv.slice(2)], {
  cwd: place,
  failure: "Tests failed; what is printed above says which.",
});
