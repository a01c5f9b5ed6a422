import { beforeEach, describe, expect, it } from "vitest";
import * as language from "../wire/language";
import { isLanguageAsked } from "../wire/languageRule";
import { queryWithLanguage, showLanguageInAddress } from "./languageQuery";
import { addLanguageToQuery, applyLanguage } from "./applyLanguage";

const base = { path: "/product/device", query: "", saved: null, browser: "fr-FR" } as const;

describe("addLanguageToQuery", () => {
  it("adds zh when the browser's language contains zh, else en", () => {
    expect(addLanguageToQuery({ ...base, browser: "zh-CN" })).toBe("?lang=zh");
    expect(addLanguageToQuery({ ...base, browser: "zh-HK" })).toBe("?lang=zh");
    expect(addLanguageToQuery(base)).toBe("?lang=en");
  });

  it("leaves a value it knows alone", () => {
    for (const lang of ["en", "zh", "zh-CN", "zh-TW"]) {
      expect(addLanguageToQuery({ ...base, query: `?page=2&lang=${lang}` })).toBe(`?page=2&lang=${lang}`);
    }
  });

  it("replaces a value it does not know", () => {
    expect(addLanguageToQuery({ ...base, query: "?lang=xx&page=2" })).toBe("?lang=en&page=2");
  });

  it("always starts the authorize page in English", () => {
    expect(addLanguageToQuery({ ...base, path: "/authorize", saved: "zh-CN", browser: "zh-CN" })).toBe("?lang=en");
  });

  it("prefers what the operator chose to what the browser says", () => {
    expect(addLanguageToQuery({ ...base, saved: "en", browser: "zh-CN" })).toBe("?lang=en");
    expect(addLanguageToQuery({ ...base, saved: "zh-TW" })).toBe("?lang=zh-TW");
  });
});

describe("queryWithLanguage", () => {
  it("sets lang beside what is there", () => {
    expect(queryWithLanguage("?page=2", "zh-CN")).toBe("?page=2&lang=zh");
    expect(queryWithLanguage("?lang=en&page=2", "zh-TW")).toBe("?lang=zh-TW&page=2");
  });
});

describe("the address of this window", () => {
  beforeEach(() => {
    localStorage.clear();
    language.forgetLanguage();
    history.replaceState({ key: "of the router" }, "", "/product/device?page=2#row");
  });

  it("is completed before the first paint, and the page says its language", () => {
    localStorage.setItem("console.language", "zh-TW");
    expect(applyLanguage()).toBe("zh-TW");
    expect(location.search).toBe("?page=2&lang=zh-TW");
    expect(location.hash).toBe("#row");
    expect(document.documentElement.lang).toBe("zh-TW");
  });

  it("follows a switch and keeps the router's state", () => {
    showLanguageInAddress("zh-CN");
    expect(location.search).toBe("?page=2&lang=zh");
    expect(history.state).toEqual({ key: "of the router" });
  });
});

describe("isLanguageAsked", () => {
  const arriveAt = (address: string) => {
    history.replaceState(null, "", address);
    applyLanguage();
    return isLanguageAsked();
  };

  it("distinguishes a language the address came with from one that this page wrote into it", () => {
    expect(arriveAt("/product/device")).toBe(false);
    // The completed address is loaded again.
    expect(arriveAt(location.href)).toBe(false);
    const other = location.search.includes("lang=en") ? "zh-TW" : "en";
    expect(arriveAt(`/product/device?lang=${other}`)).toBe(true);
    // The person chooses a language on the page.
    arriveAt("/product/device");
    showLanguageInAddress(other);
    expect(arriveAt(location.href)).toBe(true);
  });
});
