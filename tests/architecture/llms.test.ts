// llms.txt lists the pages of the documentation for agents that read it (llmstxt.org). UPDATE=1 writes it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFiles, readSource, root } from "./sources";

const FILE = join(root, "llms.txt");
const FIRST = ["README.md", "ARCHITECTURE.md", "AGENTS.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"];

/** The heading of a page, and the first sentence of its first paragraph as plain text. */
const lineOf = (path: string): string => {
  const [, title = "", rest = ""] = /^# (.+)\n([\s\S]*)/m.exec(readSource(path)) ?? [];
  const paragraph = rest.split(/\n{2,}/).find((block) => /^\n*(?:[A-Z]|`\w|\[)/.test(block)) ?? "";
  const plain = paragraph
    .trim()
    .replaceAll("\n", " ")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "");
  const [sentence = plain] = /^.*?[.:](?=\s|$)/.exec(plain) ?? [];
  return `- [${title}](${path})${sentence === "" ? "" : `: ${sentence.replace(/[.:]$/, "")}`}`;
};

const section = (title: string, paths: readonly string[]): string =>
  [`## ${title}`, "", ...paths.map(lineOf), ""].join("\n");

/** A page without a heading is made for the site alone. */
const pages = projectFiles
  .filter((file) => /^docs\/(?:guides\/)?[\w-]+\.md$/.test(file) && /^# /m.test(readSource(file)))
  .toSorted();
const features = projectFiles.filter((file) => /^features\/\w+\/README\.md$/.test(file)).toSorted();

it("llms.txt lists every page of the documentation", () => {
  const written = [
    "# Pilothouse",
    "",
    "> Pilothouse turns YAML definitions into a react-admin console, and serves the same definitions with a reference platform.",
    "",
    section("Begin here", FIRST),
    section("Reference", [...pages, "docs/adr/README.md"]),
    section("Features", features),
  ].join("\n");
  if (process.env.UPDATE === "1") writeFileSync(FILE, written);
  expect(pages.length).toBeGreaterThan(20);
  expect(readFileSync(FILE, "utf8"), "UPDATE=1 npx vitest run --project node tests/architecture/llms.test.ts").toBe(
    written,
  );
});
