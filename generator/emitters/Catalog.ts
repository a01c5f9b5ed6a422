import type { EnumModel, FieldModel, Model, ResourceModel } from "../model/Model";
import { GeneratorBug } from "../printing";

/** The Model with its names at hand. Linking has checked every name, so one that is missing is our mistake. */
export interface Catalog {
  readonly model: Model;
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

export const catalogOf = (model: Model): Catalog => ({
  model,
  enumOf: lookup("enumeration", model.enums),
  resourceOf: lookup("resource", model.resources),
});

/** The fields of a resource by name, in the order asked for. */
export const fieldsOf = (resource: ResourceModel, names: readonly string[]): readonly FieldModel[] =>
  names.map(lookup(`field of ${resource.name}`, resource.fields));
