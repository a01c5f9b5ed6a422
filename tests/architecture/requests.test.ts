// Every place that sends requests or puts a token into one is listed here, with the reason.
import { expect, it } from "vitest";
import { projectFiles, isGenerated, isInBrowser, isSource, isTest, readSource } from "./sources";

const SENDS = /\bfetch\(|new XMLHttpRequest|sendBeacon|new EventSource|new WebSocket|importScripts\(/;
const BEARS = /Authorization:|acc_token:/;

const senders: Readonly<Record<string, string>> = {
  "src/framework/wire/client.ts": "every call; `sendWithToken` asks tokenFor, and a redirection is refused",
  "src/framework/wire/firstList.ts":
    "the list that a page requests first, before its script; the token is what tokenFor answers",
  "src/framework/wire/upload.ts": "uploads; `sendWithToken` asks tokenFor, and the PUT of two steps bears none",
  "features/apitest/console/perform.ts":
    "a call tried by hand; its request is made by features/apitest/console/Request.ts",
  "src/framework/value/downloadFile.ts": "files of this account; `sendWithToken` asks tokenFor",
  "src/framework/wire/deployment.ts": "the console's own page; no token",
  "src/framework/shell/errors/loadChunk.ts": "a part of the console again; no token",
};
const bearers: Readonly<Record<string, string>> = {
  "src/framework/wire/styles/bearer.ts": "calls; the sender asks tokenFor and passes its answer on",
  "src/framework/wire/firstList.ts": "the first list of a page",
  "src/framework/value/downloadFile.ts": "files of this account",
};

const own = projectFiles.filter((file) => isInBrowser(file) && isSource(file) && !isTest(file) && !isGenerated(file));
const naming = (pattern: RegExp): string[] => own.filter((file) => pattern.test(readSource(file))).toSorted();

it("requests are sent where this says, and nowhere else", () => {
  expect(naming(SENDS)).toEqual(Object.keys(senders).toSorted());
});

it("a token is put into a request where this says, each time after asking tokenFor, by itself or by `sendWithToken`", () => {
  expect(naming(BEARS)).toEqual(Object.keys(bearers).toSorted());
  for (const path of [
    ...Object.keys(bearers),
    "src/framework/wire/client.ts",
    "src/framework/wire/upload.ts",
    "features/apitest/console/Request.ts",
  ])
    expect(readSource(path), path).toMatch(/\b(tokenFor|sendWithToken)\(/);
});

it("whatever the platform is sent with a session is renewed and signed as host.yaml says", () => {
  const direct = ["src/framework/wire/firstList.ts", "features/apitest/console/perform.ts"];
  const without = ["src/framework/wire/deployment.ts", "src/framework/shell/errors/loadChunk.ts"];
  for (const path of Object.keys(senders).filter((file) => !direct.includes(file) && !without.includes(file)))
    expect(readSource(path), path).toMatch(
      /\bsendWithToken\([\s\S]*\bwithSignature\(|\bwithSignature\([\s\S]*\bsendWithToken\(/,
    );
  // If a session consists of more than a token, these two functions are not used.
  expect(readSource("src/framework/wire/send.ts")).toMatch(/!authentication\(\)\s+\? consumeFirstList\(/);
  expect(readSource("features/apitest/console/mayTestCalls.ts")).toContain("!host().authentication");
});
