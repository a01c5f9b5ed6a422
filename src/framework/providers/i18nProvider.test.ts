import { afterEach, beforeEach, expect, it } from "vitest";
import * as language from "../wire/language";
import { WireFailure } from "../wire/WireFailure";
import { createI18nProvider } from "./i18nProvider";
import { sampleSections } from "../../../tests/sampleSections";

const shared = {
  en: {
    "ra.items_one": "{{smart_count}} item",
    "ra.items_other": "{{smart_count}} items",
    "menu.a.b": "Menu",
    "errors.0": "Unknown error",
    "errors.514.wait": "In {{seconds}} seconds",
    "errors.514.wait_one": "In {{seconds}} second",
    "errors.515": "Not unique",
    "errors.515.room": "The room has an owner",
    hello: "Hello {{name}}",
    create: "Create {{name, lower}}",
  },
  "zh-CN": { "ra.items_other": "{{smart_count}} 项", "menu.a.b": "菜单", "errors.0": "未知错误" },
  "zh-TW": {},
};
const loaded: string[] = [];
const words = (of: keyof typeof shared) => async () => {
  loaded.push(of);
  return [shared[of]];
};
const create = () =>
  createI18nProvider({ words: { en: words("en"), "zh-CN": words("zh-CN"), "zh-TW": words("zh-TW") } });

beforeEach(() => {
  loaded.length = 0;
  language.set("en");
});
afterEach(() => localStorage.clear());

it("offers the languages by their own names", async () => {
  const i18n = await create();
  expect(i18n.getLocales?.()).toEqual([
    { locale: "en", name: "English" },
    { locale: "zh-CN", name: "简体中文" },
    { locale: "zh-TW", name: "繁體中文" },
  ]);
});

it("takes flat words, plurals by smart_count, and values as they are", async () => {
  const i18n = await create();
  expect(i18n.translate("menu.a.b")).toBe("Menu");
  expect(i18n.translate("ra.items", { smart_count: 1 })).toBe("1 item");
  expect(i18n.translate("ra.items", { smart_count: 3 })).toBe("3 items");
  expect(i18n.translate("hello", { name: "<b> $t(menu.a.b) {{x}}" })).toBe("Hello <b> $t(menu.a.b) {{x}}");
  expect(i18n.translate("no.such: key", { _: "Fallback" })).toBe("Fallback");
  expect(i18n.translate("no.such: key")).toBe("no.such: key");
  expect(loaded).toEqual(["en"]);
});

it("writes a label in lower case within a sentence, but for abbreviations", async () => {
  const i18n = await create();
  const named = (name: string) => i18n.translate("create", { name });
  expect([named("Scheduled task"), named("SIM card"), named("设备")]).toEqual([
    "Create scheduled task",
    "Create SIM card",
    "Create 设备",
  ]);
});

it("keeps the console's own words where words that come later have the same key", async () => {
  const i18n = await create();
  i18n.addWords("en", { "menu.a.b": "Menu of the framework", "form.save": "Save" });
  expect(i18n.translate("menu.a.b")).toBe("Menu");
  expect(i18n.translate("form.save")).toBe("Save");
});

it("loads the words of everything open before it switches", async () => {
  const { cron } = (await sampleSections.sample.load()).resources;
  const i18n = await createI18nProvider({
    words: { en: words("en"), "zh-CN": words("zh-CN"), "zh-TW": words("zh-TW") },
    opened: async (wanted) => [(await cron.words[wanted]()).default],
  });
  expect(i18n.translate("cron.name")).toBe("A cron");
  const switching = i18n.changeLocale("zh-CN");
  expect(i18n.getLocale()).toBe("en");
  await switching;
  expect([i18n.getLocale(), i18n.translate("cron.name"), i18n.translate("menu.a.b")]).toEqual([
    "zh-CN",
    "一个cron",
    "菜单",
  ]);
  expect(i18n.translate("ra.items", { smart_count: 1 })).toBe("1 项");
  expect([language.get(), document.documentElement.lang]).toEqual(["zh-CN", "zh-CN"]);
});

it("speaks the page's language from the first word", async () => {
  language.set("zh-CN");
  expect((await create()).translate("menu.a.b")).toBe("菜单");
});

it("stays with its language when the other's words cannot be loaded", async () => {
  const i18n = await createI18nProvider({
    words: { en: words("en"), "zh-CN": () => Promise.reject(new Error("offline")), "zh-TW": words("zh-TW") },
  });
  await expect(i18n.changeLocale("zh-CN")).rejects.toThrow("offline");
  await expect(i18n.changeLocale("fr")).rejects.toThrow("fr");
  expect([i18n.getLocale(), language.get(), i18n.translate("menu.a.b")]).toEqual(["en", "en", "Menu"]);
});

it("describes a failure by code and context, then by code, then as unknown", async () => {
  const i18n = await create();
  const said = (code: number, context: string | null) =>
    i18n.describe(new WireFailure({ reason: "answer", code, context, path: "/x" }));
  expect([said(515, "room"), said(515, "shop"), said(999, null)]).toEqual([
    "The room has an owner",
    "Not unique",
    "Unknown error",
  ]);
});

it("describes a failure in the host's own words where they say more than its code", async () => {
  const i18n = await create();
  const said = (code: number, isExact: boolean) =>
    i18n.describe(new WireFailure({ reason: "answer", code, path: "/x", data: { said: "Full: 9 of 9.", isExact } }));
  expect([said(999, false), said(515, false), said(515, true)]).toEqual([
    "Full: 9 of 9.",
    "Not unique",
    "Full: 9 of 9.",
  ]);
});

it("describes what is counted in the plural of what the platform counted", async () => {
  const i18n = await create();
  const said = (seconds: number) =>
    i18n.describe(
      new WireFailure({ reason: "answer", code: 514, context: "wait", path: "/x", data: { values: { seconds } } }),
    );
  expect([said(1), said(2)]).toEqual(["In 1 second", "In 2 seconds"]);
});
