// A small console of a few files, for tests.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect } from "vitest";
import { upgrade } from "./upgrade";

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

export const writeTestConsole = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const root = mkdtempSync(join(tmpdir(), "pilothouse-harmless-"));
  roots.push(root);
  for (const [path, text] of Object.entries({
    "resources/console.yaml": "format: 1\ntitle: { en: Zoo }\n",
    ...files,
  })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
};

/** The upgraded text of a file, and the reports as `line: first word`. A second upgrade must not change it. */
export const upgradeText = (path: string, text: string, more: Readonly<Record<string, string>> = {}) => {
  const root = writeTestConsole({ [path]: text, ...more });
  const { open } = upgrade(root);
  const now = readFileSync(join(root, path), "utf8");
  expect(upgrade(root)).toEqual({ changed: [], open: open.filter(({ what }) => !what.includes("too: remove")) });
  expect(readFileSync(join(root, path), "utf8")).toBe(now);
  const named = open.filter((one) => one.path === path).map(({ line, what }) => `${line}: ${what.split(" ", 1)[0]}`);
  return { now, named };
};
export const upgradeHostYaml = (text: string, more: Readonly<Record<string, string>> = {}) =>
  upgradeText("resources/host.yaml", text, more);
export const upgradePage = (text: string, more: Readonly<Record<string, string>> = {}) =>
  upgradeText("src/console/Page.tsx", text, more);
