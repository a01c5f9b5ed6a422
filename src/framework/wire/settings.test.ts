import * as z from "zod/mini";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findMismatches, reportMismatches } from "./compareResponse";
import { readConfig } from "./config";
import * as language from "./language";
import { chooseLanguage, languageFrom, languageToAdd } from "./languageRule";
import { checksResponses } from "./responseCheck";
import * as storage from "./storage";
import { messageKeys } from "./failureMessages";
import { WireFailure } from "./WireFailure";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the configuration", () => {
  it.each([null, "", "{", "[]", "7", '{"base":7,"env":"2","languages":"en","check_responses":1}'])(
    "of %j has the defaults",
    (text) => {
      expect(readConfig(text)).toMatchObject({
        base: "",
        public_key: "",
        env: 1,
        languages: ["en", "zh-CN", "zh-TW"],
        check_responses: false,
      });
    },
  );

  it("takes what an installation sets", () => {
    const text = '{"base":"https://api.example/","env":2,"languages":["zh-TW","fr"],"check_responses":true}';
    expect(readConfig(text)).toMatchObject({
      base: "https://api.example",
      env: 2,
      languages: ["zh-TW"],
      check_responses: true,
    });
  });
});

describe("the language", () => {
  it.each([
    ["?lang=zh", "en", "en-US", "zh-CN"],
    ["?lang=ZH-tw", null, "en", "zh-TW"],
    ["?lang=fr", "zh-TW", "en", "zh-TW"],
    ["", null, "zh-CN", "zh-CN"],
    ["", null, "zh-TW", "en"],
    ["", null, "zh", "en"],
    ["", "nonsense", "de", "en"],
  ])("of %j, saved %j, browser %j is %s", (search, saved, browser, expected) => {
    expect(chooseLanguage({ path: "/dashboard", added: null, search, saved, browser })).toBe(expected);
  });

  it("is nobody's choice where the console added it to the address, and English first where third parties send people", () => {
    const hints = { path: "/dashboard", search: "?lang=zh", added: "zh", saved: null, browser: "zh-TW" };
    expect(chooseLanguage(hints)).toBe("en");
    expect(chooseLanguage({ ...hints, saved: "zh-TW" })).toBe("zh-TW");
    expect(chooseLanguage({ ...hints, search: "?lang=zh-TW" })).toBe("zh-TW");
    expect(chooseLanguage({ ...hints, added: "" })).toBe("zh-CN");
    expect(chooseLanguage({ ...hints, path: "/authorize", search: "?lang=en", added: "en", saved: "zh-CN" })).toBe(
      "en",
    );
    expect(chooseLanguage({ ...hints, path: "/authorize", added: "en" })).toBe("zh-CN");
  });

  it("added to an address is en for third parties, else the browser's", () => {
    expect(languageToAdd("/authorize", "zh-CN")).toBe("en");
    expect(languageToAdd("/dashboard", "zh-TW")).toBe("zh");
    expect(languageToAdd("/dashboard", "de")).toBe("en");
    expect(languageFrom("__proto__")).toBeNull();
  });

  it("is written on the page and kept for the next visit", () => {
    language.set("zh-TW");
    expect(document.documentElement.lang).toBe("zh-TW");
    expect(storage.get(language.LANGUAGE_KEY)).toBe("zh-TW");
  });
});

describe("storage", () => {
  it("falls back to memory when the browser grants no storage", () => {
    vi.stubGlobal("localStorage", undefined);
    storage.set("a.b", "1");
    expect(storage.get("a.b")).toBe("1");
    expect(storage.keys("a.")).toEqual(["a.b"]);
    storage.remove("a.b");
    expect(storage.get("a.b")).toBeNull();
  });

  it("keeps what a full quota refuses until the page is closed", () => {
    const spy = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    storage.set("c", "2");
    spy.mockRestore();
    expect(storage.get("c")).toBe("2");
    storage.remove("c");
  });
});

describe("the response check", () => {
  const row = z.looseObject({ id: z.number(), name: z.nullish(z.string()) });

  it("is off in the formal environment and unless configured", () => {
    const settings = readConfig(null);
    expect(checksResponses({ ...settings, env: 2, check_responses: true })).toBe(true);
    expect(checksResponses({ ...settings, env: 1, check_responses: true })).toBe(false);
    expect(checksResponses({ ...settings, env: 2 })).toBe(false);
  });

  it("names what differs by type, and logs it in one line", () => {
    const log = vi.fn();
    reportMismatches("/cron/list", findMismatches(row, [{ id: 1 }, { id: "2", name: 3 }, { name: "x" }, 7]), log);
    expect(log.mock.calls).toEqual([
      [
        "/cron/list answers other than its definition says: 1.id (invalid.number), 1.name (invalid.standard), 2.id (invalid.required), 3. (invalid.standard)",
      ],
    ]);
    expect(findMismatches(row, { id: 1, name: null, more: true })).toEqual([]);
    reportMismatches("/cron/get", [], log);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe("the message of a failure", () => {
  const keys = (facts: object) => messageKeys(new WireFailure({ reason: "answer", code: 409, path: "/x", ...facts }));

  it("is looked up from the most exact on", () => {
    expect(keys({ context: "account", fields: { user_id: "invalid.exists" }, data: { context: "rule" } })).toEqual([
      "errors.409.rule",
      "errors.409.account",
      "errors.409.user_id",
      "errors.409",
      "errors.0",
    ]);
    expect(keys({ reason: "timeout", code: 0 })).toEqual(["errors.timeout", "errors.0"]);
  });
});
