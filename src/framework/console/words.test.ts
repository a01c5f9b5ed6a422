import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../wire/contract";
import { withFramework } from "./words";

const EVERYWHERE = ["react-admin", "shell", "kit"];
const own = async () => ({ default: { "ra.action.add": "one of its own" } });

it.each(LANGUAGES)("are in %s what every list needs, and the console's own in their place", async (language) => {
  const tables = await withFramework({ en: [own], "zh-CN": [own], "zh-TW": [own] })[language]();
  const written = EVERYWHERE.map((name): unknown =>
    JSON.parse(readFileSync(`locales/${language}/framework/${name}.json`, "utf8")),
  );
  expect(Object.assign({}, ...tables)).toEqual(Object.assign({}, ...written, { "ra.action.add": "one of its own" }));
});
