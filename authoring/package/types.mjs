// Runs before `npm pack`: writes the declarations of the public names into types/. The package has its own code as
// sources, because Vite and Rolldown read them; TypeScript would check sources anew in every console.
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "../../platform/install.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const types = join(root, "types");
install(root);
rmSync(types, { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve("typescript/package.json");
const { status } = spawnSync(process.execPath, [join(dirname(tsc), "bin/tsc"), "-p", "authoring/package"], {
  cwd: root,
  stdio: "inherit",
});
if (status !== 0) process.exit(1);

/** The files of words whose keys are types. */
const WORDS = /"(\.{1,2}\/[^"*]*\.json)"/g;
for (const file of readdirSync(types, { recursive: true, encoding: "utf8" }))
  if (file.endsWith(".d.ts"))
    for (const [, words] of readFileSync(join(types, file), "utf8").matchAll(WORDS)) {
      const path = join(dirname(file), words);
      cpSync(join(root, path), join(types, path));
    }
