import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const outDir = mkdtempSync(join(tmpdir(), "clinic-"));
afterAll(() => rmSync(outDir, { recursive: true }));

it("is built by itself, with its own sign-in in every language and nothing of the product beside it", async () => {
  await build({ root, configFile: join(root, "../../vite.config.ts"), logLevel: "error", build: { outDir } });
  const page = readFileSync(join(outDir, "index.html"), "utf8");
  const assets = readdirSync(join(outDir, "assets"));
  const drawings = [
    ...page.matchAll(
      /<template data-page="([^"]+)" lang="([^"]+)" data-title="[^"]+" data-parts="([^"]+)">(.*?)<\/template>/gs,
    ),
  ];
  expect(drawings.map(([, path, language]) => `${path} ${language}`)).toEqual(
    ["en", "zh-CN", "zh-TW"].flatMap((language) => [`/login ${language}`, `/login?return ${language}`]),
  );
  const parts = drawings.flatMap(([, , , files = ""]) => files.split(" "));
  expect(parts.filter((file) => !assets.includes(file.replace("/assets/", "")))).toEqual([]);
  for (const name of ["Equipment Office", "医疗设备科", "醫療裝置科"]) expect(page).toContain(name);
  expect(page).not.toContain("Pilothouse");
  expect(page).not.toContain("/register");
  const screens = assets.filter((file) => /^section\..*\.js$/.test(file)).map((file) => file.split(/[.-]/)[1]);
  expect(screens.toSorted()).toEqual(["inventory", "overview", "people", "premises", "upkeep"]);
}, 120_000);
