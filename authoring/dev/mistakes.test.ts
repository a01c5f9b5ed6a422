import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toolRoot } from "../../generator/index";
import { checkTypes, parseCompilerOutput } from "./checkTypes";
import type { Mistake } from "./messages";
import { mistakeOf } from "./mistakes";
import { mistakePanelHtml } from "./page/panelOf";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pilothouse-mistakes-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const YAML = "resource: order\nviews:\n  # the list\n  list: { columns: [price, order_sate] }\n  show: <b>\n";
const found = (): Mistake => {
  writeFileSync(join(root, "order.yaml"), YAML);
  return mistakeOf(root, {
    code: "P122",
    where: { file: "order.yaml", line: 4, column: 28 },
    message: "views.list names the field `order_sate`, which `order` does not have",
    fix: "Did you mean `order_state`? Allowed: `price`, `order_state`.",
    frame: "",
  });
};

describe("a mistake of a definition", () => {
  it("comes with two lines before and after it, and with the word that was meant", () => {
    const { place } = found();
    expect(place?.frame.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
    expect(place?.meant).toEqual({ wrong: "order_sate", right: "order_state" });
  });

  it("has its place, message, underlined word and both buttons in the panel", () => {
    const html = mistakePanelHtml({ mistakes: [found(), found()], good: 0 }, 1);
    expect(html).toContain("order.yaml:4:28");
    expect(html).toContain("names the field <code>order_sate</code>");
    expect(html).toContain("<u>order_sate</u>");
    expect(html).toContain("2 of 2 mistakes");
    expect(html).toContain("&lt;b>");
    expect([...html.matchAll(/data-act="(\w+)"/g)].map(([, act]) => act)).toEqual([
      "copy",
      "previous",
      "next",
      "hide",
      "open",
      "fix",
    ]);
  });

  it("offers no fix that it would have to guess", () => {
    const mistake = { ...found(), fix: "Say what the field contains." };
    const html = mistakePanelHtml({ mistakes: [{ ...mistake, place: null }], good: 0 }, 0);
    expect(html).toContain("Say what the field contains.");
    expect(html).not.toContain('data-act="fix"');
    expect(html).not.toContain('data-act="open"');
  });
});

describe("a mistake of a type", () => {
  it("is shown only if it is in a file of the console", () => {
    const line = (file: string): string => `${file}(8,50): error TS7016: Could not find a declaration file.`;
    const output = ["../pilothouse/a.ts", "node_modules/b/c.ts", "src/console/d.ts"].map(line).join("\n");
    expect(parseCompilerOutput(root, output).map(({ place }) => place?.file)).toEqual(["src/console/d.ts"]);
  });

  it("is found by the compiler of the console, and goes when it is mended", async () => {
    mkdirSync(join(root, "node_modules"));
    symlinkSync(join(toolRoot(), "node_modules", "typescript"), join(root, "node_modules", "typescript"));
    writeFileSync(join(root, "package.json"), "{}");
    writeFileSync(join(root, "tsconfig.json"), `{ "compilerOptions": { "types": [] }, "files": ["a.ts"] }`);
    writeFileSync(join(root, "a.ts"), `export const a: number = "x";\n`);
    const all: (readonly Mistake[])[] = [];
    const types = checkTypes(root, (mistakes) => all.push(mistakes));
    types.check();
    await expect.poll(() => all.length, { timeout: 60_000 }).toBe(1);
    expect(all[0]).toMatchObject([{ finder: "Types", code: "TS2322", place: { file: "a.ts", line: 1, column: 14 } }]);
    writeFileSync(join(root, "a.ts"), "export const a: number = 1;\n");
    types.check();
    await expect.poll(() => all.length, { timeout: 60_000 }).toBe(2);
    expect(all[1]).toEqual([]);
    types.close();
  }, 120_000);
});
