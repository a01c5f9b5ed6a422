import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../wire/contract";
import { firstWords } from "./words";

const EVERYWHERE = ["react-admin", "shell", "ui"];
const first = async () => ({ default: { "history.tab": "History", "ra.action.add": "one of a feature" } });
const own = async () => ({ default: { "ra.action.add": "one of its own" } });

it.each(LANGUAGES)(
  "contain in %s the words of every list, the first words of features, and the console's own in their place",
  async (language) => {
    const tables = await firstWords({
      words: { en: [own], "zh-CN": [own], "zh-TW": [own] },
      features: [{ name: "history", fills: [], words: { en: first, "zh-CN": first, "zh-TW": first } }],
    })[language]();
    const written = EVERYWHERE.map((name): unknown =>
      JSON.parse(readFileSync(`locales/${language}/framework/${name}.json`, "utf8")),
    );
    expect(Object.assign({}, ...tables)).toEqual(
      Object.assign({}, ...written, { "history.tab": "History", "ra.action.add": "one of its own" }),
    );
  },
);
