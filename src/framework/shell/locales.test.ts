import raEnglish from "ra-language-english";
import { describe, expect, it } from "vitest";
import consoleEn from "../../../locales/en/framework/shell.json";
import publicEn from "../../../locales/en/framework/public.json";
import packEn from "../../../locales/en/framework/react-admin.json";
import consoleCn from "../../../locales/zh-CN/framework/shell.json";
import publicCn from "../../../locales/zh-CN/framework/public.json";
import packCn from "../../../locales/zh-CN/framework/react-admin.json";
import consoleTw from "../../../locales/zh-TW/framework/shell.json";
import publicTw from "../../../locales/zh-TW/framework/public.json";
import packTw from "../../../locales/zh-TW/framework/react-admin.json";

type Table = Readonly<Record<string, string>>;

/**
 * The keys without the ending `_one`, because Chinese has no plural. Pages that choose a text by its number keep the
 * ending.
 */
const singular = (table: Table) => Object.keys(table).filter((key) => !key.endsWith("_one"));
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const flat = (words: object, prefix = ""): readonly string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "object" ? flat(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

const tables: Readonly<Record<string, readonly [Table, Table, Table]>> = {
  console: [consoleEn, consoleCn, consoleTw],
  public: [publicEn, publicCn, publicTw],
  "react-admin": [packEn, packCn, packTw],
};

describe.each(Object.entries(tables))("words of %s", (_, [en, simplified, traditional]) => {
  it("has the same keys in every language", () => {
    expect([...singular(simplified)].sort()).toEqual(singular(en).sort());
    expect([...singular(traditional)].sort()).toEqual(singular(en).sort());
  });

  it("leaves no word empty or untranslated", () => {
    for (const key of singular(en)) {
      expect(en[key], key).not.toBe("");
      for (const table of [simplified, traditional]) {
        const same = table[key] === en[key] && !/^(\s*|(\{\{\w+\}\}\s*)+|Pilothouse)$/.test(en[key] ?? "");
        expect(same, `${key}: ${table[key]}`).toBe(false);
      }
    }
  });

  it("names only values that the English words name", () => {
    for (const key of singular(en)) {
      const known = placeholders(en[key] ?? "");
      for (const table of [simplified, traditional]) {
        const unknown = placeholders(table[key] ?? "").filter((name) => !known.includes(name));
        expect(unknown, key).toEqual([]);
      }
    }
  });

  it("writes zh-TW in Taiwan's own words and characters", () => {
    for (const [key, text] of Object.entries(traditional)) {
      expect(text, key).not.toMatch(
        /[设备这个网络录码发证书页进应闭级产单条为时账]|設備|網絡|信息|默認|軟件|登錄|賬號|菜單|導出|保存|鏈接/,
      );
    }
  });
});

describe("the react-admin pack", () => {
  it("has every key of ra-language-english", () => {
    const ours = new Set(Object.keys(packEn).map((key) => key.replace(/_(one|other)$/, "")));
    expect(flat(raEnglish).filter((key) => !ours.has(key))).toEqual([]);
  });

  it("has no key ra-core would never ask for", () => {
    const theirs = new Set(flat(raEnglish));
    expect(Object.keys(packEn).filter((key) => !theirs.has(key.replace(/_(one|other)$/, "")))).toEqual([]);
  });
});
