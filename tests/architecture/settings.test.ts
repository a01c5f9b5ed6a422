// Every record of the product has an effect. If it has none, docs/settings.md says that the record is only information
// for people.
import { expect, it } from "vitest";
import { isStored, loadModel } from "../../generator";
import { projectFiles, isTest, readSource, root } from "./sources";

const { model } = loadModel(root);
const stored = (model?.resources ?? []).filter(isStored).map(({ name }) => name);

/** Code that uses records, except code that writes demo rows or lists all handlers. */
const code = projectFiles
  .filter((file) => /^platform\/business\/(?!demo\/)[^/]+\//.test(file) && !isTest(file))
  .map((file) => readSource(file));
const isRead = (name: string): boolean =>
  code.some((text) => new RegExp(`resources\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = resources`).test(text));

/** Records that the framework itself reads, as console.yaml declares. */
const ofTheFramework = new Set(Object.values(model?.identity ?? {}).map((part) => part?.resource));

const information = readSource("docs/settings.md").split("## Information for people")[1] ?? "";
const named = [...information.matchAll(/`([a-z_]+)`/g)].map(([, name = ""]) => name);

it("acts on the platform, or is information for people", () => {
  expect(stored.length).toBeGreaterThan(50);
  expect(stored.filter((name) => !isRead(name) && !named.includes(name) && !ofTheFramework.has(name))).toEqual([]);
});

it("is information only where no code reads it, and exists", () => {
  expect(named.filter((name) => isRead(name) || !stored.includes(name))).toEqual([]);
});
