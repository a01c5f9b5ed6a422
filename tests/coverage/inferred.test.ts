// Calls and fields that the specification does not name are marked, so that people who connect another platform find
// them.
import { expect, it } from "vitest";
import type { FieldModel } from "../../generator";
import { readModel } from "../contract/hosts";
import { isInferred } from "./inferred";
import { calls, definitionOf, fields } from "./specification";

const { resources } = readModel();
const paths = new Set(calls.map(([path]) => path));

const specified = new Map<string, Set<string>>();
for (const [entity, name] of fields) {
  const definition = definitionOf[entity] ?? entity;
  specified.set(definition, (specified.get(definition) ?? new Set()).add(name));
}

/** With its path in the definition. */
const withNested = (of: readonly FieldModel[], above = "fields."): readonly (readonly [FieldModel, string])[] =>
  of.flatMap((field) => [[field, `${above}${field.name}`], ...withNested(field.of, `${above}${field.name}.of.`)]);

it("marks every call that the specification does not name", () => {
  const chosen = resources.flatMap(({ file, calls: made }) =>
    made.filter(({ path }) => !paths.has(path)).map(({ name }) => [file, `calls.${name}`] as const),
  );
  expect(chosen.length).toBeGreaterThan(20);
  expect(chosen.filter(([file, path]) => !isInferred(file, path))).toEqual([]);
});

it("names every such call as an extension, and no other, so that a host without them shows nothing of them", () => {
  for (const { name, calls: made, extensions } of resources)
    expect([name, made.filter(({ path }) => !paths.has(path)).map((call) => call.name)]).toEqual([name, extensions]);
});

it("marks every field that the specification does not name", () => {
  const chosen = resources.flatMap(({ file, name, fields: own }) =>
    withNested(own)
      .filter(([field]) => !specified.get(name)?.has(field.name))
      .map(([, path]) => [file, path] as const),
  );
  expect(chosen.length).toBeGreaterThan(100);
  expect(chosen.filter(([file, path]) => !isInferred(file, path))).toEqual([]);
});
