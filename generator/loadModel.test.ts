import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reloadModel } from "./load";
import { loadModel, modelCacheFile } from "./loadModel";
import { toolRoot } from "./output/toolRoot";

/** Inside the checkout, because Models are cached only there. */
const root = join(toolRoot(), "node_modules", ".cache", `kept-model-${process.pid}`);
const definition = join(root, "resources", "inventory", "supplier.yaml");
const original = readFileSync(
  join(toolRoot(), "examples", "clinic", "resources", "inventory", "supplier.yaml"),
  "utf8",
);
const kept = join(toolRoot(), modelCacheFile(root) ?? "");
const labelOf = (): string | undefined =>
  loadModel(root).model?.resources.find(({ name }) => name === "supplier")?.label.en;

beforeAll(() => {
  mkdirSync(root, { recursive: true });
  for (const folder of ["resources", "features"])
    cpSync(join(toolRoot(), "examples", "clinic", folder), join(root, folder), { recursive: true });
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(kept, { force: true });
});

describe("the Model that is kept", () => {
  it("equals the Model from reading everything", () => {
    const first = loadModel(root);
    expect(first.problems).toEqual([]);
    expect(loadModel(root)).toEqual(first);
    expect(first).toEqual(reloadModel(root));
  });

  it("is not what a definition said before it was changed", () => {
    const label = labelOf();
    writeFileSync(definition, original.replace(/^label:.*$/m, "label: { en: Vendors, zh-CN: 厂商 }"));
    expect(labelOf()).toBe("Vendors");
    writeFileSync(definition, "name: [");
    expect(loadModel(root).problems).not.toEqual([]);
    writeFileSync(definition, original);
    expect(labelOf()).toBe(label);
  });

  it("is not what it was before a feature of the console was taken away", () => {
    writeFileSync(definition, original);
    rmSync(join(root, "features"), { recursive: true });
    expect(loadModel(root).problems.map(({ code }) => code)).toEqual(["P211"]);
    cpSync(join(toolRoot(), "examples", "clinic", "features"), join(root, "features"), { recursive: true });
    expect(loadModel(root).problems).toEqual([]);
  });

  it("is used where nothing changed, and built again where its file is damaged", () => {
    const label = labelOf();
    const text = readFileSync(kept, "utf8");
    writeFileSync(kept, text.replaceAll(`"${label}"`, '"Kept"'));
    expect(labelOf()).toBe("Kept");
    writeFileSync(kept, text.slice(0, 100));
    expect(labelOf()).toBe(label);
  });
});
