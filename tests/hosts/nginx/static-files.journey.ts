// The console as static files behind nginx, with a platform behind nginx. The configuration is exactly that of
// docs/hosts.md and docs/operating.md.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "../../effort";
import { type Served, serve } from "../../journeys/serve";
import { closePages, type Visit, visit } from "../../journeys/visit";
import { hasNginx, type Nginx, openNginx, findServerBlock } from "./Nginx";
import { readKeyOf } from "./readKeyOf";
import { DEVICES, declareUsualWork } from "./workAsAlways";

const root = join(import.meta.dirname, "..", "..", "..");
const folder = mkdtempSync(join(tmpdir(), "pilothouse-static-"));
const data = mkdtempSync(join(tmpdir(), "pilothouse-data-"));
/** Behind a proxy, the demo starts only with its own password. */
const PASSWORD = "lantern-on-the-quay-42";

let platform: Served;
let nginx: Nginx;
let person: Visit;

const reason = isFullRun ? (hasNginx ? null : "nginx or openssl is not installed") : "only with FULL=1";

const open = async (): Promise<void> => {
  platform = await serve(root, { TRUST_PROXY: "1", DEMO_PASSWORD: PASSWORD, DATA_DIR: data });
  const key = readKeyOf(data);
  nginx = await openNginx(2, ([there = ""]) => {
    // The command of the documentation, which writes a file for nginx.
    const env = { ...process.env, NODE_ENV: "production", PLATFORM_URL: there, PLATFORM_KEY: key };
    execFileSync(process.execPath, ["platform/pages.mjs", folder], { cwd: root, env, stdio: "ignore" });
    return [
      findServerBlock("docs/operating.md", "proxy_pass http://127.0.0.1:8080;").replace(
        "http://127.0.0.1:8080",
        platform.address,
      ),
      findServerBlock("docs/hosts.md", "root /var/www/console;")
        .replaceAll("/var/www/console", folder)
        .replaceAll("https://api.example.com", there)
        .replaceAll("Host api.example.com", `Host ${new URL(there).host}`),
    ];
  });
  person = await visit({ address: nginx.addresses[1] ?? "" });
};

/** The headers of a file, requested as a browser does. */
const headersOf = async (path: string): Promise<Readonly<Record<string, string>>> => {
  const answer = await person.context.request.get(path, { headers: { "accept-encoding": "gzip" } });
  expect(answer.status(), path).toBe(200);
  return answer.headers();
};

describe.skipIf(reason !== null)(`static files behind nginx${reason === null ? "" : ` (${reason})`}`, () => {
  beforeAll(open);
  afterAll(async () => {
    await closePages();
    await nginx?.stop();
    await platform?.stop();
    for (const one of [folder, data]) rmSync(one, { recursive: true, force: true });
  });

  it("are compressed and secure; pages are asked for again, and their parts are kept", async () => {
    for (const path of ["/", `${DEVICES}?lang=en`, "/register", "/no/such/page"])
      expect(await headersOf(path), path).toMatchObject({
        "content-type": expect.stringContaining("text/html"),
        "content-security-policy": expect.stringContaining("sha256-"),
        "x-content-type-options": "nosniff",
        "cache-control": "no-cache",
        "content-encoding": "gzip",
      });
    const html = await (await person.context.request.get("/")).text();
    const [, script = ""] = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(html) ?? [];
    expect(await headersOf(script)).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
    });
    expect((await person.context.request.get("/assets/none.js")).status()).toBe(404);
  });

  it("know a page by its address with a slash behind it", async () => {
    expect(await (await person.context.request.get("/register/")).text()).toBe(
      await (await person.context.request.get("/register")).text(),
    );
    expect(await (await person.context.request.get("/register")).text()).toContain('<template data-page="/register"');
  });

  declareUsualWork(() => person, PASSWORD);
});
