import { beforeEach, expect, it } from "vitest";
import { knownBrowser } from "./knownBrowser";

beforeEach(() => localStorage.clear());

it("keeps a token for each account, whatever its case and the spaces around it", () => {
  expect(knownBrowser.token("console", "ada")).toBe("");
  knownBrowser.keep("console", "ada", "one");
  knownBrowser.keep("console", " Grace ", "two");
  expect(knownBrowser.token("console", " ADA")).toBe("one");
  expect(knownBrowser.token("console", "grace")).toBe("two");
  knownBrowser.keep("console", "ada", "three");
  expect(knownBrowser.token("console", "ada")).toBe("three");
});

it("distinguishes accounts of the console from visitors of the same name", () => {
  knownBrowser.keep("visitor", "ada", "one");
  expect(knownBrowser.token("console", "ada")).toBe("");
  expect(knownBrowser.token("visitor", "ada")).toBe("one");
});

it("keeps what it had where nothing is given", () => {
  knownBrowser.keep("console", "ada", "one");
  for (const given of ["", undefined, null, 7]) knownBrowser.keep("console", "ada", given);
  expect(knownBrowser.token("console", "ada")).toBe("one");
});

it("forgets the account that signed in longest ago once there are more than twenty", () => {
  for (let index = 0; index < 21; index += 1) knownBrowser.keep("console", `person ${index}`, `token ${index}`);
  expect(knownBrowser.token("console", "person 0")).toBe("");
  expect(knownBrowser.token("console", "person 1")).toBe("token 1");
});

it("knows nobody where something else lies in the storage", () => {
  knownBrowser.keep("console", "ada", "one");
  const [key = ""] = Object.keys(localStorage);
  const texts = [
    "{",
    "null",
    '{"0":["console ada","x"]}',
    '[["console ada"],["console ada",7],["console ada","x","y"]]',
  ];
  for (const text of texts) {
    localStorage.setItem(key, text);
    expect([text, knownBrowser.token("console", "ada")]).toEqual([text, ""]);
  }
});
