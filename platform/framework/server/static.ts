// Serves the built console from memory. Each file is compressed once per encoding.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { securityHeaders, withConfig, withPreloads } from "./page";
import type { PageConfig } from "./page";
import { MANIFEST, preloadsOf } from "./preloads";
import type { PartsAt } from "./preloads";

type Encoding = "br" | "gzip" | "identity";
type Body = Promise<Buffer> | Buffer;

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly isImmutable: boolean;
  readonly plain: Buffer;
  readonly packed: Map<Encoding, Body>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
};
const PACKED = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".map", ".webmanifest"]);
/** Built files have a hash of their content in their name, so they never change. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
const QUALITY = 9;
/** Bytes. Compressing a smaller file costs more than it saves. */
const WORTH_PACKING = 200;
/**
 * Files without security headers: only documents and workers use them, and they would be longer than many of these
 * files.
 */
const INERT = /^\/assets\/(?!.*\.worker-).+\.(?:js|css)$/;

const assetOf = (path: string, plain: Buffer): Asset => ({
  type: TYPES[extname(path)] ?? "application/octet-stream",
  etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
  isImmutable: HASHED.test(path),
  plain,
  packed: new Map(),
});

const pack = (asset: Asset, path: string, encoding: Encoding): Body => {
  if (encoding === "identity" || !PACKED.has(extname(path)) || asset.plain.length < WORTH_PACKING) return asset.plain;
  const known = asset.packed.get(encoding);
  if (known) return known;
  const made =
    encoding === "br"
      ? promisify(brotliCompress)(asset.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : promisify(gzip)(asset.plain, { level: QUALITY });
  asset.packed.set(encoding, made);
  return made;
};

const encodingFor = (accepted: string): Encoding =>
  /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";

const readAssets = (folder: string): Map<string, Asset> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join("/")}`;
      return [path, assetOf(path, readFileSync(file))];
    }),
  );
};

const isForPeople = ({ headers }: IncomingMessage): boolean => headers.accept?.includes("text/html") ?? false;

export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves the files in `folder`. Any other address is a page: the prerendered one if the build made one for it,
 * otherwise the page of the console with the list of files for that screen.
 */
export const serveStatic = (folder: string, config: PageConfig, partsAt: PartsAt): StaticFiles => {
  const assets = readAssets(folder);
  const preloads = preloadsOf(assets.get(MANIFEST)?.plain.toString("utf8"));
  const drawnAt = (file: string): string => withConfig(assets.get(file)?.plain.toString("utf8") ?? "", config);
  const htmlAt = (names: readonly string[]): string => withPreloads(drawnAt("/index.html"), preloads(names));
  const drawn = [...assets.keys()].filter((file) => file.endsWith(".html") && file !== "/index.html").map(drawnAt);
  const secure = securityHeaders([htmlAt([]), ...drawn].join(""), config);
  const pages = new Map<string, Asset>();
  const isKnown = (path: string): boolean => assets.has(`${path.replace(/\/+$/, "")}.html`) || partsAt(path) !== null;
  const pageAt = (path: string): Asset => {
    const own = `${path.replace(/\/+$/, "")}.html`;
    const isDrawn = assets.has(own);
    const names = partsAt(path) ?? ["console"];
    const key = isDrawn ? own : names.join();
    const page = pages.get(key) ?? assetOf("/index.html", Buffer.from(isDrawn ? drawnAt(own) : htmlAt(names)));
    pages.set(key, page);
    return page;
  };
  return async (request, response) => {
    const method = request.method ?? "GET";
    if (method !== "GET" && method !== "HEAD") return void response.writeHead(405, { allow: "GET, HEAD" }).end();
    const pathname = (request.url ?? "/").replace(/[?#].*$/, "");
    // People get the console's page for an unknown address, with 404. A missing script or picture is only answered with 404.
    const wantsPage = extname(pathname) === "" || (!pathname.startsWith("/assets/") && isForPeople(request));
    const isPage = pathname === "/index.html" || (!assets.has(pathname) && wantsPage);
    const path = isPage ? "/index.html" : pathname;
    const asset = isPage ? pageAt(pathname) : assets.get(path);
    if (!asset)
      return void response.writeHead(404, { ...secure, "content-type": "text/plain; charset=utf-8" }).end("Not found");
    const headers = {
      ...(INERT.test(path) ? { "x-content-type-options": "nosniff" } : secure),
      etag: asset.etag,
      vary: "Accept-Encoding",
      "cache-control": asset.isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
    };
    if (request.headers["if-none-match"]?.includes(asset.etag)) return void response.writeHead(304, headers).end();
    const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""));
    const body = await pack(asset, path, encoding);
    const packed = body === asset.plain ? {} : { "content-encoding": encoding };
    const status = isPage && !isKnown(pathname) ? 404 : 200;
    response.writeHead(status, { ...headers, ...packed, "content-type": asset.type, "content-length": body.length });
    response.end(method === "HEAD" ? undefined : body);
  };
};
