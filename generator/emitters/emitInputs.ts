import type { Component } from "../kinds/FieldKind";
import { kindOf } from "../kinds/registry";
import type { FieldModel, GroupModel, ResourceModel } from "../model/Model";
import { type Code, element, type Entry, fragment, type GeneratedFile, literal } from "../printing";
import { type Catalog, fieldsNamed } from "./Catalog";
import { groupParts, splitByCondition } from "./groupParts";
import { constantValues } from "./heldCode";
import { partEntry } from "./parts";
import { viewFile } from "./places";
import { componentCode, framework } from "./valueCode";

/** The values that may follow each stored value. Empty if every value may follow every other. */
const movesEntry = (resource: ResourceModel, catalog: Catalog, field: FieldModel): readonly Entry[] => {
  const moves = resource.transitions.filter((move) => move.field === field.name);
  const values = Array.isArray(field.options.values) ? field.options.values : [];
  const isFree = values.every((from) =>
    values.every((to) => from === to || moves.some((move) => move.from === from && move.to.some((one) => one === to))),
  );
  return moves.length === 0 || isFree
    ? []
    : [["transitions", constantValues(catalog, resource).moves(field.name, moves)]];
};

/** The props that a hand-written input gets from the generated one. */
const givenTo = ({ props }: Component): Component["props"] =>
  Object.fromEntries(
    ["source", "required", "immutable", "of"].flatMap((name) => (name in props ? [[name, props[name] ?? null]] : [])),
  );

/** Fields with a `writer` are below a note that says who may write them. */
const writtenCode = (
  resource: ResourceModel,
  catalog: Catalog,
  fields: readonly [FieldModel, ...FieldModel[]],
): readonly Code[] => {
  const inputs = fields.flatMap((field) => {
    const input = kindOf(field.kind).input(field);
    if (input === null) return [];
    const part = partEntry(resource, catalog, "inputs", field.name);
    if (part.length > 0) return [componentCode(catalog, "form", { name: "InputPart", props: givenTo(input) }, part)];
    return [componentCode(catalog, "form", input, [], movesEntry(resource, catalog, field))];
  });
  const [{ writer }] = fields;
  return writer === null || inputs.length === 0
    ? inputs
    : [element(framework("form", "WriteLock"), [["by", literal(writer)]], inputs)];
};

const groupCode = (resource: ResourceModel, catalog: Catalog, group: GroupModel): Code => {
  const fields = fieldsNamed(resource, group.fields).filter((field) => kindOf(field.kind).input(field) !== null);
  const { attributes, children } = groupParts("form", constantValues(catalog, resource), fields, (run) =>
    splitByCondition(run, ({ writer }) => writer).flatMap((alike) => writtenCode(resource, catalog, alike)),
  );
  return element(framework("form", "InputGroup"), [["name", literal(group.name)], ...attributes], children);
};

/** `<Pascal>Inputs.tsx`: the inputs that Create and Edit share. */
export const emitInputs = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const groups = resource.views.form.map((group) => groupCode(resource, catalog, group));
  const [only] = groups;
  return viewFile(resource, "Inputs", groups.length === 1 && only !== undefined ? only : fragment(groups));
};
