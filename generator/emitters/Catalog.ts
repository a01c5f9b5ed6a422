import type { EnumModel, FieldModel, Model, ResourceModel } from "../model/Model";
import { GeneratorBug } from "../printing";

export type PartNames = ReadonlyMap<string, ReadonlyMap<string, Pick<ReadonlySet<string>, "has">>>;

/** Finds parts of the Model by name. The names were checked before, so a missing one is a bug of the generator. */
export interface Catalog {
  readonly model: Model;
  /** For a resource and a place: the names of the fields that have a hand-written part. */
  readonly parts: PartNames;
  enumOf(name: string): EnumModel;
  resourceOf(name: string): ResourceModel;
}

const lookup = <T extends { readonly name: string }>(what: string, list: readonly T[]): ((name: string) => T) => {
  const known = new Map(list.map((item) => [item.name, item]));
  return (name) => {
    const found = known.get(name);
    if (found === undefined) throw new GeneratorBug(`no ${what} is named ${JSON.stringify(name)}`);
    return found;
  };
};

export const createCatalog = (model: Model, parts: PartNames): Catalog => ({
  model,
  parts,
  enumOf: lookup("enumeration", model.enums),
  resourceOf: lookup("resource", model.resources),
});

export const fieldsNamed = (resource: ResourceModel, names: readonly string[]): readonly FieldModel[] =>
  names.map(lookup(`field of ${resource.name}`, resource.fields));
