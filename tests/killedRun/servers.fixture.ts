// Started and killed by killedRun.test.ts. Runs one server of each kind that tests start, and never ends.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { it } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "../chromium.mjs";
import { startCluster } from "../contract/postgres";
import { newFolder, startProcess } from "../contract/process";

it("has servers", { timeout: 600_000 }, async () => {
  await startCluster();
  await startProcess({ DATA_DIR: newFolder() });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  await (await browser.newPage()).goto("about:blank");
  writeFileSync(join(process.env.TMPDIR ?? "", "ready"), String(process.pid));
  await new Promise(() => undefined);
});
