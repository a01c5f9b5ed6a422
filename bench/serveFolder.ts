// A local file server with gzip, so that a peer is served like our own pages.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
};

export interface ServedFolder {
  readonly address: string;
  readonly stop: () => void;
}

/** Serves `folder`. `answers` has the bodies of paths that are not files. Unknown paths get index.html. */
export const serveFolder = (folder: string, answers: (url: URL) => string | null): Promise<ServedFolder> => {
  const zipped = new Map<string, Buffer>();
  const load = (path: string): Buffer => {
    const known = zipped.get(path);
    if (known !== undefined) return known;
    const body = gzipSync(readFileSync(join(folder, path)));
    zipped.set(path, body);
    return body;
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const made = answers(url);
    const path = made === null && extname(url.pathname) === "" ? "/index.html" : url.pathname;
    try {
      const body = made === null ? load(path) : gzipSync(made);
      response.writeHead(200, {
        "content-type": made === null ? (TYPES[extname(path)] ?? "application/octet-stream") : "application/json",
        "content-encoding": "gzip",
        "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      });
      response.end(body);
    } catch {
      response.writeHead(404);
      response.end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      resolve({ address: `http://127.0.0.1:${port}`, stop: () => server.close() });
    });
  });
};
