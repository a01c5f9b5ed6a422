// The documentation site is built, and each of its links leads to a page and an anchor that exist.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { runShell } from "../inCopy";

const root = join(import.meta.dirname, "../..");
const dist = join(root, "docs/dist");
const read = (file: string): string => readFileSync(join(dist, file), "utf8");
let built: readonly string[] = [];

beforeAll(async () => {
  const { code, said } = await runShell(root, "npm run --silent site");
  expect(said).not.toMatch(/\berror\b/);
  expect(code).toBe(0);
  built = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
}, 600_000);

const pages = () => built.filter((file) => file.endsWith(".html") && file !== "404.html");

it("has a page for each document", () => {
  const documents = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".md") && !/^(?:screenshots|dist)\b/.test(file),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(documents.filter((file) => !pages().includes(file.replace(/md$/, "html")))).toEqual([]);
});

it("has no dead link, in the texts or around them", () => {
  const ids = new Map(
    pages().map((page) => [page, new Set([...read(page).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
  );
  const targetOf = (page: string, path: string): string => {
    if (path === "") return page;
    const file = path.startsWith("/") ? path.slice(1) : normalize(join(dirname(page), path));
    return file === "" || file.endsWith("/") ? `${file}index.html` : file;
  };
  const linked = pages().flatMap((page) =>
    [...read(page).matchAll(/ (?:href|src)="(?!\w+:|\/\/|data:)([^"#?]*)(?:\?[^"#]*)?(?:#([^"]*))?"/g)].map(
      ([, path = "", anchor = ""]) => ({
        page,
        file: targetOf(page, decodeURI(path)),
        anchor: decodeURIComponent(anchor),
      }),
    ),
  );
  expect(linked.length).toBeGreaterThan(2000);
  const dead = linked.filter(
    ({ file, anchor }) => !(ids.has(file) ? anchor === "" || ids.get(file)?.has(anchor) : existsSync(join(dist, file))),
  );
  expect([...new Set(dead.map(({ page, file, anchor }) => `${page}: ${file}#${anchor}`))]).toEqual([]);
});

it("can be searched, in each language", () => {
  const indexOf = (language: string): string =>
    read(built.find((file) => file.includes(`search_index.${language}.`)) ?? "no index");
  expect(indexOf("en")).toContain("Start in five minutes");
  expect(indexOf("zh")).toContain("五分钟上手");
  expect(indexOf("zh")).not.toContain("本页只有英文版");
});
