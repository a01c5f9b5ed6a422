import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings, SETTINGS } from "./settings";
import { accountName, bytes, duration, folder, text } from "./kinds";
import { settingsTable } from "../../../tests/settingsTable";
import { WrongSettings } from "./readValues";

const sentences = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.sentences;
    throw error;
  }
};

describe("settings", () => {
  it("have their defaults when nothing is given", () => {
    expect(readSettings({})).toMatchObject({
      PORT: 8080,
      HOST: "127.0.0.1",
      TRUST_PROXY: false,
      DATA_DIR: null,
      DATABASE_URL: null,
      DEMO: null,
      STOP_WITHIN: 20,
    });
  });

  it("treat an empty value as missing", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: " ", DEMO: "" })).toEqual(readSettings({}));
  });

  it.each([
    ["PORT", "80a", 'PORT is "80a"; it must be a whole number from 0 to 65535.'],
    ["PORT", "-1", 'PORT is "-1"; it must be a whole number from 0 to 65535.'],
    ["PORT", "70000", 'PORT is "70000"; it must be a whole number from 0 to 65535.'],
    ["PORT", "8e3", 'PORT is "8e3"; it must be a whole number from 0 to 65535.'],
    ["HOST", "http://me", 'HOST is "http://me"; it must be an IP address or a host name.'],
    ["TRUST_PROXY", "maybe", 'TRUST_PROXY is "maybe"; it must be 1 (yes) or 0 (no).'],
    ["DEMO", "2", 'DEMO is "2"; it must be 1 (yes) or 0 (no).'],
    ["PILOTHOUSE_ENV", "3", 'PILOTHOUSE_ENV is "3"; it must be one of 1, 2.'],
    [
      "MAP_TILES",
      "https://host/tiles",
      'MAP_TILES is "https://host/tiles"; it must be an address such as https://host/{z}/{x}/{y}.png.',
    ],
    [
      "MEDIA_SOURCES",
      "https://live.example.com/channel/1",
      'MEDIA_SOURCES is "https://live.example.com/channel/1"; it must be addresses without a path, such as https://*.example.com wss://live.example.com:8443, or https: for all.',
    ],
    ["STOP_WITHIN", "soon", 'STOP_WITHIN is "soon"; it must be from 0s to 1h, with a unit of ms, s, m, h, d.'],
  ])("say in one sentence what is wrong: %s=%s", (name, value, sentence) => {
    expect(sentences({ [name]: value })).toEqual([sentence]);
  });

  it("do not let a value add a directive to the policy of a page", () => {
    for (const value of ["https://a.example.com; script-src *", "'unsafe-inline'", "*", "javascript:", "data:"])
      expect(sentences({ IMAGE_SOURCES: value })).toHaveLength(1);
    expect(readSettings({ IMAGE_SOURCES: "https://*.example.com, https:" }).IMAGE_SOURCES).toEqual([
      "https://*.example.com",
      "https:",
    ]);
  });

  it("report all that is wrong at once", () => {
    expect(sentences({ PORT: "x", DEMO: "y", HOST: "a b" })).toHaveLength(3);
  });

  it.each(["mysql://root:hush@db/x", "postgres//ada:hush@db/x", "hush", "postgres://"])(
    "do not show a wrong DATABASE_URL, which may hold a password: %s",
    (value) => {
      const [sentence = ""] = sentences({ DATABASE_URL: value });
      expect(sentence).toMatch(
        /^DATABASE_URL .* must be an address such as postgres:\/\/user:password@host:5432\/database\.$/,
      );
      expect(sentence).not.toContain("hush");
    },
  );

  it.each(["short", "pilothouse", "Pilothouse123", "password1", "qwertyuiop", "aaaaaaaaaa"])(
    "take no password that is easily guessed: %s",
    (value) => {
      expect(sentences({ DEMO_PASSWORD: value, ADMIN_PASSWORD: value })).toHaveLength(2);
      expect(readSettings({ DEMO_PASSWORD: "a harbour at night" }).DEMO_PASSWORD).toBe("a harbour at night");
    },
  );

  it("read durations as seconds and sizes as bytes", () => {
    expect(["30", "30s", "1.5m", "250ms", "2 h"].map((one) => duration(0, 1e6).read(one))).toEqual([
      30, 30, 90, 0.25, 7200,
    ]);
    expect(["7", "1KB", "20mb", "1.5 GB"].map((text) => bytes(0, 1e12).read(text))).toEqual([
      7,
      1024,
      20 * 1024 ** 2,
      1.5 * 1024 ** 3,
    ]);
    expect(["", "s", "1y", "1e3", "-1", "0x10"].map((text) => duration(0, 1e6).read(text))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it("read texts of the length that they say, and values of a list as they are written", () => {
    const short = text({ least: 2, most: 4 });
    expect(["a", "ab", "abcd", "abcde"].map((one) => short.read(one))).toEqual([undefined, "ab", "abcd", undefined]);
    expect([short.allowed, text().allowed]).toEqual([
      "a text of 2 to 4 characters",
      "a text of at most 256 characters",
    ]);
    expect(text().read("x".repeat(257))).toBeUndefined();
    expect(["ab.c-1", "ab", ".abc", "a b c", "x".repeat(65)].map((one) => accountName().read(one))).toEqual([
      "ab.c-1",
      ...Array.from({ length: 4 }, () => undefined),
    ]);
    expect(["a\0b", "/data"].map((one) => folder().read(one))).toEqual([undefined, "/data"]);
  });

  it("have a default that is allowed", () => {
    for (const { kind, otherwise } of Object.values(SETTINGS))
      if (otherwise !== null)
        expect(kind.read(String(otherwise === true || otherwise === false ? Number(otherwise) : otherwise))).toEqual(
          otherwise,
        );
  });
});

describe("docs/operating.md", () => {
  // `UPDATE=1 npx vitest run platform/framework/settings/settings.test.ts` rewrites the table.
  it("has the table of settings", () => {
    const file = join(import.meta.dirname, "..", "..", "..", "docs", "operating.md");
    const text = readFileSync(file, "utf8");
    const written = text.replace(/^\| Setting \|[\s\S]*?(?=\n\n)/m, () => settingsTable(SETTINGS));
    if (process.env.UPDATE === "1") writeFileSync(file, written);
    expect(process.env.UPDATE === "1" ? written : text).toContain(settingsTable(SETTINGS));
  });
});
