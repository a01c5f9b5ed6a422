import { createServer } from "node:http";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readModel } from "./readModel";
import { createFindParts } from "./preloads";
import { serveConsole } from "./static";

const partsAt = createFindParts(readModel(resolve(import.meta.dirname, "../../..")), ["/___api_test", "/tasks/:id"]);

describe("createFindParts", () => {
  it.each([
    ["/product/device", ["console", "section.product", "product.device"]],
    ["/product/device/PHCAM-000A1B2C3D4E/show", ["console", "section.product", "product.device"]],
    ["/product/", ["console", "section.product", "product.device"]],
    ["/operate/time_plan", ["console", "section.operate", "operate.cron"]],
    ["/", ["console", "section.dashboard", "src/console/dashboard/Dashboard.tsx"]],
    ["/product/product_list/product_version/7/show", ["console", "section.product", "product.product"]],
    ["/login", ["console"]],
    ["/___api_test", ["console"]],
    ["/tasks/7", ["console"]],
    ["/nowhere/at/all", null],
    ["/product/device/1/elsewhere", null],
    ["/product/device/1/show/2", null],
    ["/dashboard/7", null],
    ["/login.php", null],
  ])("names the chunk of %s", (path, parts) => {
    expect(partsAt(path)).toEqual(parts);
  });
});

describe("the page", () => {
  const dist = mkdtempSync(join(tmpdir(), "pilothouse-dist-"));
  mkdirSync(join(dist, "assets"));
  writeFileSync(
    join(dist, "index.html"),
    "<!doctype html><html><head><script>first()</script></head><body></body></html>",
  );
  writeFileSync(join(dist, "register.html"), "<!doctype html><html><head></head><body>drawn</body></html>");
  for (const name of ["console-abcdefgh.js", "import.worker-abcdefgh.js"])
    writeFileSync(join(dist, "assets", name), "");
  mkdirSync(join(dist, ".vite"));
  writeFileSync(
    join(dist, ".vite", "manifest.json"),
    JSON.stringify({
      "_runtime.js": { file: "assets/runtime.js", name: "runtime" },
      "_main.js": { file: "assets/main.js", name: "main", imports: ["_runtime.js"], css: ["assets/main.css"] },
      "_console.js": {
        file: "assets/console.js",
        name: "console",
        imports: ["_runtime.js", "_main.js"],
        css: ["assets/console.css"],
      },
      "src/console/dashboard/Dashboard.tsx": {
        file: "assets/Dashboard.js",
        name: "Dashboard",
        src: "src/console/dashboard/Dashboard.tsx",
        imports: ["_kinds.js"],
      },
      "_kinds.js": { file: "assets/kinds.js", name: "kinds", imports: ["_main.js"] },
      "_section.product.js": { file: "assets/section.product.js", name: "section.product", imports: ["_kinds.js"] },
      "_words.zh-TW.js": { file: "assets/words.zh-TW.js", name: "words.zh-TW" },
    }),
  );
  const sources = {
    connect: ["https://files.example.com"],
    images: ["https://*.tiles.example.com"],
    media: ["wss://live.example.com:8443"],
  };
  const settings = { publicKey: "key", env: 1, p2pHost: "p2p.example", mapTiles: "", sources, isSecure: true };
  const server = createServer(serveConsole(dist, settings, partsAt));
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

  it("names the files of its screen and what they import, and lets only the scripts in it run", async () => {
    const response = await fetch(`${await address}/product/device`);
    const html = await response.text();
    const [, listed = ""] = /id="preloads">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(listed)).toEqual({
      parts: ["/assets/console.js", "/assets/console.css", "/assets/section.product.js", "/assets/kinds.js"],
      words: { "zh-TW": "/assets/words.zh-TW.js" },
    });
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  it("names the file of a screen written by hand", async () => {
    const html = await (await fetch(`${await address}/`)).text();
    const [, listed = ""] = /id="preloads">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(listed).parts).toContain("/assets/Dashboard.js");
  });

  it("is the one drawn for its address, when there is one", async () => {
    const drawn = await Promise.all(
      ["/register", "/register/", "/login"].map(async (path) =>
        (await (await fetch((await address) + path)).text()).includes("drawn"),
      ),
    );
    expect(drawn).toEqual([true, true, false]);
  });

  it("has the name of the host with a title of its own, in public pages and in the console", async () => {
    const headers = await Promise.all(
      ["/register", "/login", "/product/device"].map(async (path) => {
        const [, config = "{}"] = /id="config">([^<]*)</.exec(await (await fetch((await address) + path)).text()) ?? [];
        return JSON.parse(config).p2p_host;
      }),
    );
    expect(headers).toEqual(["p2p.example", "p2p.example", "p2p.example"]);
  });

  it("is served at an address that the console does not know, with 404", async () => {
    const asked = await Promise.all(
      ["/product/device", "/product/device/7/show?x=1", "/register/", "/", "/product/devices", "/wp-login.php"].map(
        async (path) => {
          const answer = await fetch((await address) + path, { headers: { accept: "text/html" } });
          return [path, answer.status, (await answer.text()).includes("<html>")];
        },
      ),
    );
    expect(asked).toEqual([
      ["/product/device", 200, true],
      ["/product/device/7/show?x=1", 200, true],
      ["/register/", 200, true],
      ["/", 200, true],
      ["/product/devices", 404, true],
      ["/wp-login.php", 404, true],
    ]);
  });

  it("leaves a drawn page to ask for its own parts", async () => {
    expect(await (await fetch(`${await address}/register`)).text()).not.toContain("preloads");
  });

  it("loads only from its own address and named sources, by TLS if set, and reports blocked content", async () => {
    const { headers } = await fetch(`${await address}/product/device`);
    const policy = headers.get("content-security-policy")?.split("; ") ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "img-src 'self' data: blob: https://*.tiles.example.com",
        "media-src 'self' blob: wss://live.example.com:8443",
        "connect-src 'self' https://files.example.com wss://live.example.com:8443",
        "report-uri /blocked",
      ]),
    );
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  it("sends the policy with documents and workers, and not with answers that ignore it", async () => {
    const policies = await Promise.all(
      ["/login", "/assets/import.worker-abcdefgh.js", "/assets/console-abcdefgh.js", "/assets/none.js"].map(
        async (path) => {
          const { headers } = await fetch((await address) + path);
          return [headers.has("content-security-policy"), headers.get("x-content-type-options")];
        },
      ),
    );
    expect(policies).toEqual([
      [true, "nosniff"],
      [true, "nosniff"],
      [false, "nosniff"],
      [false, "nosniff"],
    ]);
  });

  it("has another ETag for another screen", async () => {
    const tags = await Promise.all(
      ["/product/device", "/login"].map(async (path) => (await fetch((await address) + path)).headers.get("etag")),
    );
    expect(new Set(tags).size).toBe(2);
  });
});
