// Serves the built console: its compressed files, and its pages with the settings of this installation.
import type { PageConfig, PageHandler } from "../wire/Page";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { parseAccept } from "hono/utils/accept";
import { securityHeaders, withConfig, addPreloads } from "./page";
import { MANIFEST_PATH, type FindParts, createPreloads } from "./preloads";

/** The names of built files contain a hash of their content, so files with these names never change. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
/** Scripts and styles need no headers that limit a page, because browsers use these only for documents and workers. */
const INERT = /^\/assets\/(?!.*\.worker-).+\.(?:js|css)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const pack = (html: string) => ({
  etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
  br: brotliCompressSync(html, BROTLI),
  gzip: gzipSync(html),
  identity: Buffer.from(html),
});

const PREFERRED = ["br", "gzip"] as const;

/** The first encoding that the build has and the client accepts. Preferences (`q=`) are ignored. */
const encodingFor = ({ req }: Context) => {
  const taken = parseAccept(req.header("accept-encoding") ?? "").filter(({ q }) => q > 0);
  return PREFERRED.find((name) => taken.some(({ type }) => type.toLowerCase() === name)) ?? "identity";
};

/**
 * Serves the files in `folder`. Any other address is a page: the prerendered one if the build has one for it, otherwise
 * the page of the console with the list of files for that screen.
 */
export const serveConsole = (folder: string, config: PageConfig, partsAt: FindParts): PageHandler => {
  const read = (file: string): string | undefined =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined;
  const drawnAt = (file: string): string => withConfig(read(file) ?? "", config);
  const preloads = createPreloads(read(MANIFEST_PATH));
  const frame = drawnAt("index.html");
  const htmlAt = (parts: readonly string[]): string => addPreloads(frame, preloads(parts));
  const names = readdirSync(folder).filter((name) => name.endsWith(".html") && name !== "index.html");
  const drawn = new Map(names.map((name) => [`/${name.slice(0, -".html".length)}`, drawnAt(name)]));
  const limits = securityHeaders([htmlAt([]), ...drawn.values()].join(""), config);
  const packed = new Map<string, ReturnType<typeof pack>>();

  const page = (context: Context): Response => {
    const path = context.req.path.replace(/\/+$/, "");
    const own = drawn.get(path);
    const parts = partsAt(path);
    const html = own ?? htmlAt(parts ?? ["console"]);
    const found = packed.get(html) ?? pack(html);
    packed.set(html, found);
    const encoding = encodingFor(context);
    return context.body(found[encoding], own === undefined && parts === null ? 404 : 200, {
      "content-type": "text/html; charset=utf-8",
      "content-length": String(found[encoding].length),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "cache-control": "no-cache",
      etag: found.etag,
      vary: "Accept-Encoding",
    });
  };

  const files = serveStatic({ root: folder, precompressed: true });
  const app = new Hono();
  app.use(async (context, next) => {
    if (!INERT.test(context.req.path)) return limits(context, next);
    await next();
    context.header("x-content-type-options", "nosniff");
  });
  app.use(etag());
  app.use(async (context, next) => {
    // `serveStatic` ignores preferences, and would choose another encoding for a part of a file.
    context.req.raw.headers.set("accept-encoding", encodingFor(context));
    context.req.raw.headers.delete("range");
    await next();
  });
  app.on("GET", ["/", "/index.html"], page);
  app.get("*", async (context, next) => {
    const found = await files(context, next);
    if (!(found instanceof Response)) return found;
    const { headers } = found;
    headers.set("etag", `"${headers.get("content-length")}-${Date.parse(headers.get("last-modified") ?? "")}"`);
    headers.set("vary", "Accept-Encoding");
    headers.set("cache-control", HASHED.test(context.req.path) ? "public, max-age=31536000, immutable" : "no-cache");
    return found;
  });
  app.get("*", (context) => {
    const { path } = context.req;
    // For an unknown address, people get the console's page with 404. For a script or picture, 404 alone is enough.
    const isForPeople = !path.startsWith("/assets/") && (context.req.header("accept") ?? "").includes("text/html");
    return extname(path) === "" || isForPeople ? page(context) : context.text("Not found", 404);
  });
  app.all("*", ({ body }) => body(null, 405, { allow: "GET, HEAD" }));
  // The host name is for old health probes, which send no Host header. Pages do not need it.
  return getRequestListener(app.fetch, { hostname: "localhost" });
};
