// The platform in a separate process, so that its memory can be measured and it may crash.
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { listen } from "../../platform/framework/server/listen";
import { createFindParts } from "../../platform/framework/server/preloads";
import { business } from "../../platform/business";
import { createPlatform } from "../../platform/framework/server/server";
import { serveConsole } from "../../platform/framework/server/static";
import { readModel, HIGH_LIMITS } from "../contract/hosts";
import { TEST_SETTINGS } from "../contract/Host";

const ROWS = 30;
const [, , dataDir = "", databaseUrl = ""] = process.argv;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A stand-in for the page, so that the console need not be built. */
const pages = join(dataDir, "pages");
mkdirSync(join(pages, "assets"), { recursive: true });
writeFileSync(join(pages, "index.html"), "<!doctype html><html><head><title>Fuzz</title></head><body></body></html>");
writeFileSync(join(pages, "assets", "index.js"), "export {};");

const model = readModel(ROWS);
const platform = await createPlatform({
  business,
  model,
  dataDir,
  databaseUrl: databaseUrl === "" ? undefined : databaseUrl,
  settings: { ...TEST_SETTINGS, ...HIGH_LIMITS },
});
const sources = { connect: [], images: [], media: [] };
const config = { publicKey: platform.publicKey, env: 2, p2pHost: "", mapTiles: "", sources, isSecure: false };
const port = await freePort();
await listen(platform, serveConsole(pages, config, createFindParts(model, ["/___api_test"])), "127.0.0.1", port);
process.send?.({ port, publicKey: platform.publicKey });
/** The memory after a garbage collection. */
process.on("message", () => {
  const collect: unknown = Reflect.get(globalThis, "gc");
  if (typeof collect === "function") collect();
  process.send?.({ collected: true });
});
process.on("disconnect", () => process.exit(0));
