import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withDefaults } from "../../../platform/framework/settings/settings";
import { writePages } from "./writePages";

const HOSTLESS = { host: null };

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pilothouse-pages-"));
  mkdirSync(join(root, "dist", ".vite"), { recursive: true });
  mkdirSync(join(root, "dist", "assets"));
  writeFileSync(join(root, "dist", ".vite", "manifest.json"), "{}");
  writeFileSync(join(root, "dist", "assets", "main-12345678.js"), "1");
  for (const name of ["index", "register"])
    writeFileSync(
      join(root, "dist", `${name}.html`),
      `<html><head><script>${name}()</script><script type="application/json" id="config">{}</script></head></html>`,
    );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const configIn = (folder: string, page: string): unknown =>
  JSON.parse(/id="config">([^<]*)</.exec(readFileSync(join(folder, page), "utf8"))?.[1] ?? "null");
const PLATFORM_URL = "https://api.example.com/cloud";

describe("the console as static files", () => {
  it("has the settings of the installation in each page, and headers for nginx that allow its scripts", async () => {
    const folder = join(root, "www");
    const settings = withDefaults({
      PLATFORM_URL,
      PLATFORM_CAN: ["sort"],
      APP_KEY: "k",
      AUTH_TYPE: 2,
      MAP_TILES: null,
    });
    expect(await writePages(root, settings, folder, HOSTLESS)).toEqual(["index.html", "register.html"]);
    expect(readdirSync(folder).toSorted()).toEqual([
      "assets",
      "index.html",
      "register.html",
      "security-headers.conf",
      "settings.json",
    ]);
    for (const page of ["index.html", "register.html"])
      expect(configIn(folder, page)).toMatchObject({
        base: "",
        platform: PLATFORM_URL,
        platform_files: "/platform-files",
        can: ["sort"],
        app_key: "k",
        auth_type: 2,
        env: 1,
      });
    const headers = readFileSync(join(folder, "security-headers.conf"), "utf8");
    expect(headers).toMatch(
      /^add_header content-security-policy "default-src 'self'; .*'sha256-.*'.*'sha256-.*" always;$/m,
    );
    // The pages are written a second time, as after an update.
    expect(
      await writePages(root, withDefaults({ PLATFORM_URL, PLATFORM_DIRECT: true }), folder, HOSTLESS),
    ).toHaveLength(2);
    expect(configIn(folder, "index.html")).toMatchObject({ base: PLATFORM_URL });
    expect(configIn(folder, "index.html")).not.toHaveProperty("platform");
  });

  it("needs the address of a platform, and a folder of its own", async () => {
    await expect(writePages(root, withDefaults({}), join(root, "www"), HOSTLESS)).rejects.toThrow(
      /PLATFORM_URL is missing/,
    );
    await expect(writePages(root, withDefaults({ PLATFORM_URL }), join(root, "dist"), HOSTLESS)).rejects.toThrow(
      /contains other files/,
    );
  });
});
