import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as language from "../wire/language";
import { PublicShell } from "./PublicShell";
import { type Site, SiteProvider } from "./Site";
import { loadWords } from "./words";

const noWords = async () => {};
let titledHost = "";
const site: Site = {
  loadFeatures: async () => ({ publicFeatures: [] }),
  loadWords: noWords,
  isTitledHost: ({ host }) => host === titledHost,
  SignInPicture: () => null,
  BelowSignIn: null,
};
const open = (more: Partial<Site> = {}) =>
  render(
    <SiteProvider value={{ ...site, ...more }}>
      <PublicShell loadWords={noWords}>{(spoken) => <h1>{spoken}</h1>}</PublicShell>
    </SiteProvider>,
  );
const speak = (spoken: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value: spoken } });

/** The build draws each page in every language. */
const drawn = (spoken: string, title: string, host: string) =>
  `<template data-page="/register" lang="${spoken}" data-title="${title}" data-host="${host}"></template>`;

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, "", "/register");
  document.body.innerHTML = `${drawn("en", "Register - Open Server", "P2P Server")}${drawn("zh-CN", "注册 - 开放服务平台", "P2P 服务平台")}${drawn("zh-TW", "註冊 - 開放服務平台", "")}`;
  language.set("en");
  await loadWords("en", []);
});
afterEach(() => {
  cleanup();
  titledHost = "";
  language.forgetLanguage();
});

describe("a public page", () => {
  it("shows the name of a console without a picture of its own, in the chosen language", async () => {
    open({ name: { en: "Loans office", "zh-CN": "借用处", "zh-TW": "借用處" } });
    expect(screen.getByRole("banner").textContent).toContain("Loans office");
    speak("zh-CN");
    await waitFor(() => expect(screen.getByRole("banner").textContent).toContain("借用处"));
  });

  it("has the title that its file gives it", () => {
    titledHost = "elsewhere.example";
    open();
    expect(document.title).toBe("Register - Open Server");
  });

  it("carries the title of a host that has one of its own, in every language", async () => {
    titledHost = location.hostname;
    open();
    expect(document.title).toBe("P2P Server");
    speak("zh-CN");
    await waitFor(() => expect(document.title).toBe("P2P 服务平台"));
  });

  it("keeps the title of index.html where its file has no title", () => {
    history.replaceState(null, "", "/elsewhere");
    document.title = "Open Server";
    open();
    expect(document.title).toBe("Open Server");
  });

  it("speaks the language that was chosen last, however late the words of another arrive", async () => {
    open();
    speak("zh-CN");
    speak("zh-TW");
    await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("zh-TW"));
    await loadWords("zh-CN", []);
    expect([language.get(), document.title]).toEqual(["zh-TW", "註冊 - 開放服務平台"]);
  });
});
