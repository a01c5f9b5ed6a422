import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createServer, type HotPayload, type ViteDevServer } from "vite";
import { toolRoot } from "../../generator/index";
import { followPlugin } from "./followPlugin";

const FILES = {
  "src/console/console.ts": `import("./inside"); import "../generated/host";`,
  "src/console/inside.ts": `import { words } from "../generated/words"; import { calls } from "../generated/calls"; export const inside = { words, calls };`,
  "src/generated/words.ts": `export const words = "Name";`,
  "src/generated/calls.ts": `export const calls = "list";`,
  "src/generated/host.ts": `export const host = "https://a.example";`,
};

let place = "";
let vite: ViteDevServer;
let sent: HotPayload[] = [];
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), text);
};

const serve = async (files: Readonly<Record<string, string>>): Promise<void> => {
  place = realpathSync(mkdtempSync(join(tmpdir(), "pilothouse-follow-")));
  for (const [path, text] of Object.entries(files)) write(path, text);
  vite = await createServer({
    root: place,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: { port: 0 }, fs: { strict: false } },
    plugins: [followPlugin(place, toolRoot())],
  });
  sent = [];
  const { hot } = vite.environments.client;
  hot.send = (payload: HotPayload | string) => {
    if (typeof payload !== "string") sent.push(payload);
  };
  for (const path of Object.keys(files)) await vite.environments.client.transformRequest(`/${path}`);
};
afterEach(async () => {
  await vite.close();
  rmSync(place, { recursive: true, force: true });
});

const updates = (): readonly (readonly string[])[] =>
  sent.map((one) => (one.type === "update" ? one.updates.map(({ path }) => path) : [one.type]));

it("sends all generated files that were written together as one update of the console", async () => {
  await serve(FILES);
  write("src/generated/words.ts", `export const words = "Title";`);
  write("src/generated/calls.ts", `export const calls = "find";`);
  await expect.poll(updates, { timeout: 5000 }).toEqual([["/src/console/inside.ts"]]);
  const { code = "" } = (await vite.environments.client.transformRequest("/src/console/inside.ts")) ?? {};
  expect(code).toContain("import.meta.hot.accept()");
});

it("reloads the page when a public page needs the changed file", async () => {
  await serve(FILES);
  write("src/generated/host.ts", `export const host = "https://b.example";`);
  await expect.poll(updates, { timeout: 5000 }).toEqual([["full-reload"]]);
});

it("updates a console that has no other code than the generated one", async () => {
  await serve({
    "src/console/console.ts": `import("../generated/inside");`,
    "src/generated/inside.ts": `import { words } from "./words"; export const inside = { words };`,
    "src/generated/words.ts": `export const words = "Name";`,
  });
  write("src/generated/words.ts", `export const words = "Title";`);
  await expect.poll(updates, { timeout: 5000 }).toEqual([["/src/generated/inside.ts"]]);
});
