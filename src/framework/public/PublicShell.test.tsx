import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as language from "../wire/language";
import { PublicShell } from "./PublicShell";
import { type Site, SiteProvider } from "./Site";
import { loadWords } from "./words";

const noWords = async () => {};
let titledHost = "";
const site: Site = {
  name: () => "Pilothouse",
  loadWords: noWords,
  fixedTitle: (spoken, { host }) => (host !== titledHost ? null : spoken === "en" ? "P2P Server" : "P2P 服务平台"),
  SignInPicture: () => null,
  BelowSignIn: null,
};
const open = () =>
  render(
    <SiteProvider value={site}>
      <PublicShell title={(spoken) => `Page in ${spoken}`} loadWords={noWords}>
        {(spoken) => <h1>{spoken}</h1>}
      </PublicShell>
    </SiteProvider>,
  );
const speak = (spoken: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value: spoken } });

beforeEach(async () => {
  localStorage.clear();
  language.set("en");
  await loadWords("en", []);
});
afterEach(() => {
  cleanup();
  titledHost = "";
  language.reset();
});

describe("a public page", () => {
  it("names itself before the product", () => {
    titledHost = "elsewhere.example";
    open();
    expect(document.title).toBe("Page in en - Pilothouse");
  });

  it("carries the title of a host that has one of its own, in every language", async () => {
    titledHost = location.hostname;
    open();
    expect(document.title).toBe("P2P Server");
    speak("zh-CN");
    await waitFor(() => expect(document.title).toBe("P2P 服务平台"));
  });

  it("speaks the language that was chosen last, however late the words of another arrive", async () => {
    open();
    speak("zh-CN");
    speak("zh-TW");
    await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("zh-TW"));
    await loadWords("zh-CN", []);
    expect([language.get(), document.title]).toEqual(["zh-TW", "Page in zh-TW - Pilothouse"]);
  });
});
