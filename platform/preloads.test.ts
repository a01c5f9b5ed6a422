import { createServer } from "node:http";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readModel } from "./main";
import { partsAtOf } from "./preloads";
import { serveStatic } from "./static";

const partsAt = partsAtOf(readModel(resolve(import.meta.dirname, "..")));

describe("partsAtOf", () => {
  it.each([
    ["/product/device", ["console", "section.product", "product.device"]],
    ["/product/device/PHCAM-000A1B2C3D4E/show", ["console", "section.product", "product.device"]],
    ["/product/", ["console", "section.product", "product.device"]],
    ["/operate/time_plan", ["console", "section.operate", "operate.cron"]],
    ["/nowhere/at/all", ["console"]],
    ["/live_cdk", ["public.visitor", "public.redeem"]],
  ])("names what stands at %s", (path, parts) => {
    expect(partsAt(path)).toEqual(parts);
  });
});

describe("the page", () => {
  const dist = mkdtempSync(join(tmpdir(), "pilothouse-dist-"));
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "<!doctype html><html><head></head><body></body></html>");
  for (const name of [
    "console-abcdefgh.js",
    "console-abcdefgi.css",
    "section.product-abcdefgh.js",
    "words.zh-TW-abc_ef-h.js",
  ])
    writeFileSync(join(dist, "assets", name), "");
  const server = createServer(serveStatic(dist, { publicKey: "key", env: 1, p2pHost: "", mapTiles: "" }, partsAt));
  const address = new Promise<string>((done) => {
    server.listen(0, "127.0.0.1", () => {
      const bound = server.address();
      done(`http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`);
    });
  });
  afterAll(() => {
    server.close();
    rmSync(dist, { recursive: true, force: true });
  });

  it("names the files of its screen, and lets only the scripts in it run", async () => {
    const response = await fetch(`${await address}/product/device`);
    const html = await response.text();
    const [, listed = ""] = /id="preloads">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(listed)).toEqual({
      parts: ["/assets/console-abcdefgh.js", "/assets/console-abcdefgi.css", "/assets/section.product-abcdefgh.js"],
      open: [],
      words: { "zh-TW": "/assets/words.zh-TW-abc_ef-h.js" },
    });
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  it("is another page, by its tag, where another screen stands", async () => {
    const tags = await Promise.all(
      ["/product/device", "/login"].map(async (path) => (await fetch((await address) + path)).headers.get("etag")),
    );
    expect(new Set(tags).size).toBe(2);
  });
});
