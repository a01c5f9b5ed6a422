import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  delete document.documentElement.dataset.console;
  localStorage.clear();
  vi.resetModules();
});

/** The storage of the console with this name. */
const consoleCalled = async (name: string) => {
  vi.resetModules();
  document.documentElement.dataset.console = name;
  return {
    language: await import("./language"),
    rule: await import("./languageRule"),
    token: await import("./token"),
  };
};

it("separates what two consoles of one origin keep", async () => {
  const office = await consoleCalled("office");
  office.language.set("zh-TW");
  office.token.set("ours");
  const shop = await consoleCalled("shop");
  expect(shop.token.get()).toBe("");
  expect(shop.rule.languageChosenHere()).toBe("en");
  expect(Object.keys(localStorage).sort()).toEqual(["office.language", "office.token"]);
});
