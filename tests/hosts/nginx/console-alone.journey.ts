// The console that `PLATFORM_URL=… npm start` serves, behind nginx as in docs/operating.md, with a platform elsewhere.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { isFullRun } from "../../effort";
import { type Served, serve } from "../../journeys/serve";
import { closePages, type Visit, visit } from "../../journeys/visit";
import { hasNginx, type Nginx, openNginx, findServerBlock } from "./Nginx";
import { readKeyOf } from "./readKeyOf";
import { declareUsualWork } from "./workAsAlways";

const root = join(import.meta.dirname, "..", "..", "..");
const data = mkdtempSync(join(tmpdir(), "pilothouse-data-"));
const PASSWORD = "lantern-on-the-quay-42";

const served: Served[] = [];
let nginx: Nginx;
let person: Visit;

const reason = isFullRun ? (hasNginx ? null : "nginx or openssl is not installed") : "only with FULL=1";

const open = async (): Promise<void> => {
  const platform = await serve(root, { TRUST_PROXY: "1", DEMO_PASSWORD: PASSWORD, DATA_DIR: data });
  const key = readKeyOf(data);
  const alone = {
    PLATFORM_URL: platform.address,
    PLATFORM_KEY: key,
    TRUST_PROXY: "1",
    DEMO: "",
    VERIFICATION_CODE: "",
  };
  const console = await serve(root, alone);
  served.push(platform, console);
  nginx = await openNginx(1, () => [
    findServerBlock("docs/operating.md", "proxy_pass http://127.0.0.1:8080;").replace(
      "http://127.0.0.1:8080",
      console.address,
    ),
  ]);
  person = await visit({ address: nginx.addresses[0] ?? "" });
};

describe.skipIf(reason !== null)(
  `pages of the console alone, behind nginx,${reason === null ? "" : ` (${reason})`}`,
  () => {
    beforeAll(open);
    afterAll(async () => {
      await closePages();
      await nginx?.stop();
      for (const one of served) await one.stop();
      rmSync(data, { recursive: true, force: true });
    });

    declareUsualWork(() => person, PASSWORD);
  },
);
