// Everything that a console stores in the browser has a key with the name that its page gives.
import { expect, it } from "vitest";
import { files, read } from "./sources";

const pages = files.filter((file) => /^(?:examples\/[^/]+\/)?index\.html$/.test(file));
const nameOf = (page: string) => /<html [^>]*data-console="([\w-]+)"/.exec(read(page))?.[1] ?? "";

it("each console's page gives it a name of its own", () => {
  expect(pages.length).toBeGreaterThan(1);
  const names = pages.map(nameOf);
  expect(names).not.toContain("");
  expect(new Set(names).size).toBe(names.length);
});
