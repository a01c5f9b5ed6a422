// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as language from "../../wire/language";
import { showSeen } from "./show";

const drawing = (lang: string, page: string) => `
  <template lang="${lang}" data-page="${page}" data-parts="/assets/${page}.js /assets/${page}.css">
    <header>${page} in ${lang}</header>
    <form><input name="account" /><input name="remember" type="checkbox" /><input name="code" /></form>
  </template>`;
const box = (name: string) => document.querySelector<HTMLInputElement>(`#root [name=${name}]`);

const links: unknown[] = [];

beforeEach(() => {
  language.set("en");
  // A browser would request each appended link.
  vi.spyOn(document.head, "append").mockImplementation((link) => void links.push(link));
  links.length = 0;
  document.body.innerHTML = `<div id="root"></div>${drawing("zh-CN", "login")}${drawing("en", "join")}${drawing("en", "login")}`;
});

afterEach(() => vi.restoreAllMocks());

it("shows the page in the person's language, with what is known from before, and asks for its files", () => {
  showSeen({ page: "login", kept: { account: "anna", remember: "" } });
  const root = document.getElementById("root");
  expect(root?.querySelector("header")?.textContent).toBe("login in en");
  expect(root?.querySelector("header")?.hasAttribute("inert")).toBe(true);
  expect([box("account")?.value, box("remember")?.checked, box("code")?.value]).toEqual(["anna", false, ""]);
  expect(links).toMatchObject([
    { rel: "modulepreload", href: expect.stringMatching(/\/assets\/login\.js$/), crossOrigin: "" },
    { rel: "preload", href: expect.stringMatching(/\/assets\/login\.css$/), crossOrigin: "", as: "style" },
  ]);
});

it("ticks what was ticked, and sends nothing before the script has come", () => {
  showSeen({ page: "login", kept: { remember: "1" } });
  expect(box("remember")?.checked).toBe(true);
  const sent = new Event("submit", { cancelable: true, bubbles: true });
  document.querySelector("#root form")?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  expect(document.getElementById("root")?.dataset.sent).toBe("");
});

it("asks for the files alone where the script will show another page", () => {
  showSeen({ isKnown: true });
  expect(document.getElementById("root")?.children).toHaveLength(0);
  expect(links).toHaveLength(2);
});
