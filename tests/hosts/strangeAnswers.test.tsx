// @vitest-environment happy-dom
// Every screen of the console, with a platform whose answers have any form. No screen shows a raw message key, or the
// text that JavaScript writes for a missing value.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { Random } from "../../platform/framework/demo/Random";
import { inside } from "../../src/console/inside";
import { site } from "../../src/console/site";
import { openConsole } from "../../src/framework/console/openConsole";
import { setConfig } from "../../src/framework/wire/config";
import * as language from "../../src/framework/wire/language";
import { setHost } from "../../src/framework/wire/Host";
import { isObject } from "../../src/framework/wire/readAnswer";
import * as token from "../../src/framework/wire/token";
import { host } from "../../src/generated/host";
import { hostInside } from "../../src/generated/hostInside";
import { givenSeed, takeSample } from "../effort";
import type { Recorded } from "./specified/Recorded";

vi.setConfig({ testTimeout: 600_000 });

const root = join(import.meta.dirname, "..", "..");
const recorded: Recorded = JSON.parse(readFileSync(join(root, "tests", "hosts", "specified", "rows.json"), "utf8"));

const filesIn = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) => name.test(file));

const KEY = /[a-z_]\w*(?:\.\w+)+/gi;

const words = [
  ...filesIn("locales/en", /\.json$/).map((file) => `locales/en/${file}`),
  ...filesIn("src/generated", /(?:\.|\/)en\.ts$/).map((file) => `src/generated/${file}`),
].flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(/^ {2}"?([\w.]+)"?:\s+"(.*)",?$/gm)]);
/** The first parts of message keys: "personal", "enums". */
const firsts = new Set(words.map(([, key = ""]) => key.split(".")[0]));
/** Texts that look like keys on purpose: "for example product.device.export". */
const meant = new Set(words.flatMap(([, , text = ""]) => text.match(KEY) ?? []));

const JUNK: readonly unknown[] = [
  ...[null, 0, -1, 1e20, 0.1, 9_007_199_254_740_991, 1_764_000_000_000, "", " ", "abc", "12.5", "2026-11-27T10:00:00Z"],
  ...[true, false, [], {}, [1, "x", null], { a: { b: 1 } }, [[]], [{}], "[]", "{", "9".repeat(40), ["a"], [null]],
];

let random = new Random("");
/** The share of an answer that is replaced by other values; 1 for all of it. */
let share = 0;

const pick = <T,>(all: readonly T[]): T | undefined => all[random.integer(0, all.length - 1)];

const strange = (value: unknown): unknown => {
  if (random.next() < share) return pick(JUNK);
  if (Array.isArray(value)) return value.map(strange);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => (random.next() < share / 2 ? [] : [[name, strange(held)]])),
  );
};

const answered = new Set<string>();
const remember = (value: unknown): void => {
  if (typeof value === "string") answered.add(value);
  else if (typeof value === "object" && value !== null)
    for (const entry of Object.entries(value)) entry.forEach(remember);
};

const account = recorded.resources.account?.rows.find(({ user_id }) => user_id === "admin");
const everything = { ...account, super: true, menus: [] };

const dataOf = (path: string): unknown => {
  const [call] = recorded.calls[path] ?? [];
  const rows = recorded.resources[call?.resource ?? ""]?.rows.slice(0, 4) ?? [];
  const known = recorded.answers[path] ?? (call?.verb === "list" ? rows : rows[0]);
  return known ?? { ...pick(rows), total: 3, days: [{ day: "2026-11-20", count: 1 }] };
};

/** The account and its rights are answered correctly, because otherwise the console does not open. */
const answerOf = (path: string, body: unknown): object => {
  const key = recorded.resources.account?.key ?? "";
  const isOwn = path === host.own.path && !(isObject(body) && (key in body || "user_id" in body));
  if (isOwn) return { code: 200, data: everything };
  if (path === hostInside.menus.path && share < 1)
    return { code: 200, data: recorded.resources.menu?.rows, count: recorded.resources.menu?.rows.length };
  const data = strange(dataOf(path));
  return { code: 200, data, count: random.next() < share ? pick(JUNK) : 13 };
};

let open = 0;
const platform = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  open += 1;
  try {
    await Promise.resolve();
    const path = String(input)
      .replace(/^.*\/(?:api|rest)\//, "/")
      .replace(/\?.*$/, "");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    const isRest = String(input).includes("/rest/");
    const answer = isRest ? strange([{ id: 1, name: "a", key: "b" }]) : answerOf(path, body);
    remember(answer);
    return new Response(JSON.stringify(answer), {
      headers: { "content-type": "application/json", "content-range": "x 0-0/1" },
    });
  } finally {
    open -= 1;
  }
};

/** The address of each screen, and of a record of each. */
const addresses = async (): Promise<readonly string[]> => {
  const pages: string[] = [];
  for (const section of Object.values(inside.sections)) {
    const { resources } = await section.load();
    for (const props of Object.values(resources)) {
      if (props.path === null) continue;
      const row = recorded.resources[props.name]?.rows[0];
      const key = encodeURIComponent(String(row?.[props.key] ?? 1));
      pages.push(props.path);
      if (props.views.create) pages.push(`${props.path}/create`);
      if (props.views.edit) pages.push(`${props.path}/${key}`);
      if (props.views.show) pages.push(`${props.path}/${key}/show`);
    }
  }
  const screens = Object.values(inside.sections).flatMap(({ screens }) => screens.map(({ path }) => path));
  return [...new Set(["/dashboard", ...screens, ...pages])];
};

const FAULT = /NaN|undefined|Invalid Date|\[object \w+\]/;
/** The visible texts of the page, and the texts for screen readers. */
const said = (): readonly string[] => {
  const elements = [...document.body.querySelectorAll("*")].filter(
    ({ tagName }) => !/^(?:STYLE|SCRIPT|TEMPLATE)$/.test(tagName),
  );
  return elements.flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent ?? ""] : [])),
    ...["title", "aria-label", "placeholder", "alt"].flatMap((name) => element.getAttribute(name) ?? []),
  ]);
};

const faultsIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => {
    // The platform's own texts are shown unchanged.
    if ([...answered].some((one) => one.length > 3 && text.includes(one))) return [];
    const keys = (text.match(KEY) ?? []).filter((key) => firsts.has(key.split(".")[0]) && !meant.has(key));
    return FAULT.test(text) || keys.length > 0 ? [text.slice(0, 120)] : [];
  });

const settle = async (): Promise<void> => {
  let before = "";
  for (let quiet = 0, turn = 0; quiet < 3 && turn < 200; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const now = document.body.innerHTML.length;
    quiet = open === 0 && String(now) === before ? quiet + 1 : 0;
    before = String(now);
  }
};

let drawn: Root;
const goTo = async (path: string): Promise<void> => {
  history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
  await settle();
};

beforeAll(async () => {
  vi.stubGlobal("fetch", platform);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.clear();
  language.set("en");
  token.set("held");
  setHost(host);
  setConfig(null);
  history.replaceState(null, "", "/dashboard?lang=en");
  document.body.innerHTML = '<div id="root"></div>';
  const element = document.getElementById("root");
  if (!element) throw new Error("no root");
  drawn = createRoot(element);
  await act(() => openConsole(inside, drawn, site));
  await settle();
});
afterEach(() => answered.clear());
afterAll(async () => {
  await act(async () => drawn.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const seed = givenSeed ?? 1;

it.each([
  ["some", 0.1],
  ["many", 0.4],
  ["all", 1],
])("no screen shows a raw key or a missing value where %s of what it is answered is another value", async (_, part) => {
  share = part;
  const faults: string[] = [];
  const all = await addresses();
  let drawnTexts = 0;
  for (const path of takeSample(all, 12, 100 * part)) {
    random = new Random(`${seed} ${part} ${path}`);
    await goTo(path);
    const texts = said();
    drawnTexts += texts.length;
    // Without figures, there is nothing to compare.
    const isCompared = texts.some((text) => text.startsWith("Compared with"));
    if (isCompared && texts.includes("The statistics could not be loaded")) faults.push(`${path} compares nothing`);
    faults.push(...faultsIn(texts).map((fault) => `${path} (SEED=${seed}): ${fault}`));
  }
  // The frame of the console alone has some texts. With this many, the screens were drawn as well.
  expect(drawnTexts / takeSample(all, 12).length).toBeGreaterThan(80);
  expect([...new Set(faults)]).toEqual([]);
});
