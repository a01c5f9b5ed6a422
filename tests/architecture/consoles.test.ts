// Keys in the browser's storage begin with the name that the page gives the console, so that two consoles share
// nothing.
import { expect, it } from "vitest";
import { projectFiles, readSource } from "./sources";

const pages = projectFiles.filter((file) => /^(?:examples\/[^/]+\/)?index\.html$/.test(file));
const nameOf = (page: string) => /<html [^>]*data-console="([\w-]+)"/.exec(readSource(page))?.[1] ?? "";

it("each console's page gives it a name of its own", () => {
  expect(pages.length).toBeGreaterThan(1);
  const names = pages.map(nameOf);
  expect(names).not.toContain("");
  expect(new Set(names).size).toBe(names.length);
});
