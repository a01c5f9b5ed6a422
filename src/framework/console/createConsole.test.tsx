// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { host } from "../wire/Host";
import type { Site } from "../public/Site";
import * as language from "../wire/language";
import { createConsole } from "./createConsole";

const nothing = async () => undefined;
const site: Site = {
  loadFeatures: async () => ({ publicFeatures: [] }),
  loadWords: nothing,
  isTitledHost: () => false,
  SignInPicture: () => null,
  BelowSignIn: null,
};

it("says that it could not be loaded when a public page breaks, instead of leaving a blank page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  // Other test files use the same storage.
  localStorage.clear();
  language.set("en");
  history.replaceState(null, "", "/broken?lang=en");
  document.body.innerHTML = `<div id="root"></div><template data-missing lang="en"><p>Reload</p></template>`;
  const Page = () => {
    throw new Error("the page is broken");
  };
  const load = async () => ({ loadWords: nothing, Page });
  createConsole({
    host: host(),
    site,
    publicPages: { "/broken": { load, first: "", part: "" } },
    inside: () => Promise.reject(new Error("nobody enters")),
  });
  await vi.waitFor(() => expect(document.getElementById("root")?.textContent).toBe("Reload"), { timeout: 10_000 });
});
