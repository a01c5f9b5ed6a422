// The documentation site has every page of docs/ in its navigation, and no link or anchor that leads nowhere.
// tests/site/site.test.ts builds it.
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { NAVIGATION } from "../../docs/navigation";
import { projectFiles, readSource, root } from "./sources";

const pages = projectFiles.filter((file) => /^docs\/(?!screenshots\/).*\.md$/.test(file));
const documents = projectFiles.filter(
  (file) => file.endsWith(".md") && !file.startsWith("tests/") && file !== "CHANGELOG.md",
);

/** The text without code, in which brackets and hashes mean something else. */
const proseOf = (text: string): string => text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, "").replaceAll(/^ {4}.*$/gm, "");

/** The anchors of headings, as GitHub and the site make them. */
const anchorsOf = (file: string): ReadonlySet<string> => {
  const seen = new Map<string, number>();
  const headings = [...proseOf(readSource(file)).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, text = ""]) =>
    text
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set(
    headings.map((slug) => {
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return times === 0 ? slug : `${slug}-${times}`;
    }),
  );
};

const linksIn = (file: string): readonly { path: string; anchor: string }[] =>
  [...proseOf(readSource(file)).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(
    ([, path = "", anchor = ""]) => ({
      path: path === "" ? file : normalize(join(dirname(file), path)),
      anchor: decodeURIComponent(anchor),
    }),
  );

it("has every page in the navigation, once", () => {
  const listed = Object.values(NAVIGATION).flatMap((groups) => groups.flatMap((group) => Object.keys(group.pages)));
  const expected = pages.filter((page) => !/^docs\/(?:(?:zh\/)?index|adr\/0.*)\.md$/.test(page));
  expect(listed.map((page) => `docs/${page}.md`).toSorted()).toEqual(expected.toSorted());
});

it("has no link to an anchor that is not there", () => {
  const anchors = new Map(documents.map((file) => [file, anchorsOf(file)]));
  const linked = documents.flatMap((file) => linksIn(file).map((link) => ({ file, ...link })));
  expect(linked.filter(({ anchor }) => anchor !== "").length).toBeGreaterThan(10);
  const dead = linked.filter(({ path, anchor }) =>
    anchor === "" ? !existsSync(join(root, path)) : anchors.get(path)?.has(anchor) !== true,
  );
  expect(dead.map(({ file, path, anchor }) => `${file}: ${path}#${anchor}`)).toEqual([]);
});

it("begins with links to pages that are there", () => {
  const homes = pages.filter((page) => page.endsWith("index.md"));
  const linked = homes.flatMap((page) =>
    [...readSource(page).matchAll(/link: \/([\w/-]+)/g)].map(([, path = ""]) => path),
  );
  expect(linked.length).toBeGreaterThanOrEqual(2 * homes.length);
  expect(linked.filter((path) => !pages.includes(`docs/${path}.md`))).toEqual([]);
});
