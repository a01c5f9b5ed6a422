import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveConsole } from "./static";

const CODE = `export const text = "${"a".repeat(300)}";`;
const SCRIPT = "/assets/list-abcdefgh.js";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-static-"));
const dist = join(folder, "dist");
mkdirSync(join(dist, "assets"), { recursive: true });
writeFileSync(join(folder, "secret.txt"), "secret");
writeFileSync(join(dist, "index.html"), "<!doctype html><html><head><script>first()</script></head></html>");
writeFileSync(join(dist, "logo.svg"), "<svg/>");
writeFileSync(join(dist, SCRIPT), CODE);
writeFileSync(join(dist, `${SCRIPT}.br`), brotliCompressSync(CODE));
writeFileSync(join(dist, `${SCRIPT}.gz`), gzipSync(CODE));

const sources = { connect: ["https://files.example.com"], images: [], media: ["wss://live.example.com"] };
const config = { publicKey: "key", env: 1, p2pHost: "", mapTiles: "", sources, isSecure: true };
const server = createServer(
  serveConsole(dist, config, (path) => (path === "/list" || path === "" ? ["console"] : null)),
);
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** Sends a request that no browser would send: with the path unchanged, and only these headers. */
const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = "GET"): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const bound = server.address();
    const port = typeof bound === "object" && bound ? bound.port : 0;
    request({ host: "127.0.0.1", port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", reject)
      .end();
  });

describe("the files of the console", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["gzip;q=1.0, br;q=0.8, *;q=0.1", "br", brotliDecompressSync],
    ["br;q=0, GZIP ; q=0.5", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0, identity", undefined, (body: Buffer) => body],
    ["brotli, xgzip", undefined, (body: Buffer) => body],
    ["", undefined, (body: Buffer) => body],
  ] as const)("arrive as the build compressed them for %j", async (accepted, encoding, unpack) => {
    const { status, headers, body } = await ask(SCRIPT, { "accept-encoding": accepted });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(body.length),
      vary: "Accept-Encoding",
    });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(unpack(body).toString()).toBe(CODE);
  });

  it("are not sent again to a browser that has them, nor are pages", async () => {
    for (const path of [SCRIPT, "/logo.svg", "/list", "/"]) {
      const accepted = { "accept-encoding": "br" };
      const { headers } = await ask(path, accepted);
      const again = await ask(path, { ...accepted, "if-none-match": `"other", ${headers.etag}` });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      expect(again.headers).toMatchObject({ etag: headers.etag, "cache-control": headers["cache-control"] });
    }
  });

  it("answer HEAD as GET, without the body", async () => {
    for (const path of [SCRIPT, "/logo.svg", "/list"]) {
      const { headers } = await ask(path);
      const head = await ask(path, {}, "HEAD");
      expect([head.status, head.body.length, head.headers]).toEqual([200, 0, { ...headers, date: expect.anything() }]);
    }
  });

  it("are sent whole to those who ask for a part", async () => {
    for (const range of ["bytes=0-5", "bytes=900-", "bytes=5-0, 7-9"]) {
      const { status, body } = await ask(SCRIPT, { range });
      expect([status, body.toString()]).toEqual([200, CODE]);
    }
  });

  it.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%5c..%5csecret.txt",
  ])("are only those of the build: %s", async (path) => {
    const { body } = await ask(path, { accept: "text/html" });
    expect(body.toString()).not.toBe("secret");
  });

  it("are missed with 404, and only read", async () => {
    expect(await ask("/assets/old-abcdefgh.js")).toMatchObject({ status: 404, body: Buffer.from("Not found") });
    expect(await ask("/nowhere.png")).toMatchObject({ status: 404, body: Buffer.from("Not found") });
    expect(await ask("/list", {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  });
});

describe("a page", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("arrives compressed by %s", async (encoding, unpack) => {
    const { headers, body } = await ask("/list", { "accept-encoding": encoding });
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
    });
    expect(unpack(body).toString()).toContain('"public_key":"key"');
  });

  it("says what it may do", async () => {
    const { headers } = await ask("/list");
    expect(headers).toMatchObject({
      "content-security-policy":
        "default-src 'self'; script-src 'self' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob: wss://live.example.com; connect-src 'self' https://files.example.com wss://live.example.com; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /blocked",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(self), microphone=(), payment=()",
    });
    expect(headers).not.toHaveProperty("cross-origin-resource-policy");
  });
});
