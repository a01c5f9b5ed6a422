// Calls and fields that the specification does not name are marked, so that people who connect another platform can
// find them.
import { expect, it } from "vitest";
import type { CallModel, FieldModel } from "../../generator";
import { readModel } from "../contract/hosts";
import { isInferred } from "./inferred";
import { specifiedCalls, definitionOf, specifiedFields, specifiedParameters } from "./specification";

const { resources } = readModel();
const paths = new Set(specifiedCalls.map(([path]) => path));

const specified = new Map<string, Set<string>>();
for (const [entity, name] of specifiedFields) {
  const definition = definitionOf[entity] ?? entity;
  specified.set(definition, (specified.get(definition) ?? new Set()).add(name));
}

/** Fields with their paths in the definition, at every depth. */
const withNested = (of: readonly FieldModel[], above = "fields."): readonly (readonly [FieldModel, string])[] =>
  of.flatMap((field) => [[field, `${above}${field.name}`], ...withNested(field.of, `${above}${field.name}.of.`)]);

it("marks every call that the specification does not name", () => {
  const chosen = resources.flatMap(({ file, calls: made }) =>
    made.filter(({ path }) => !paths.has(path)).map(({ name }) => [file, `calls.${name}`] as const),
  );
  expect(chosen.length).toBeGreaterThan(20);
  expect(chosen.filter(([file, path]) => !isInferred(file, path))).toEqual([]);
});

/** Whether a host that looks only at the path would confuse this call with another call at the same path. */
const isMistaken = (resource: string, { path, constants }: CallModel): boolean =>
  Object.keys(constants).some(
    (name) => !specified.get(resource)?.has(name) && !specifiedParameters.get(path)?.includes(name),
  );

it("names every such call as an extension, and no other, so that a host without them shows nothing of them", () => {
  for (const { name, calls: made, extensions } of resources) {
    const unheard = made.filter((call) => !paths.has(call.path) || isMistaken(name, call));
    expect([name, unheard.map((call) => call.name)]).toEqual([name, extensions]);
  }
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
