import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cacheFolderOf } from "./layout";
import { toolRoot } from "./output/toolRoot";

it("keeps what is known of a console beside the packages it is made with", () => {
  const cache = join("node_modules", ".cache", "pilothouse");
  expect(cacheFolderOf(toolRoot())).toBe(join(toolRoot(), cache));
  expect(cacheFolderOf(join(toolRoot(), "examples", "clinic"))).toBe(join(toolRoot(), cache, "examples-clinic"));
  const alone = mkdtempSync(join(tmpdir(), "pilothouse-layout-"));
  expect(cacheFolderOf(alone)).toBe(join(alone, cache));
  rmSync(alone, { recursive: true, force: true });
});
