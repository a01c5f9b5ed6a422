import type { EnumModel, FieldModel, Model, ResourceModel } from "../model/Model";
import { GeneratorBug } from "../printing";

/** Where a resource stands: all that files of others say of it. */
export type Placed = Pick<ResourceModel, "name" | "section" | "names">;

/** The Model with its names at hand. Linking has checked every name, so one that is missing is our mistake. */
export interface Catalog {
  readonly model: Omit<Model, "resources">;
  /** Every resource, also those that are not emitted this time. */
  readonly placed: readonly Placed[];
  enumOf(name: string): EnumModel;
  resourceOf(name: string): Placed;
}

const lookup = <T extends { readonly name: string }>(what: string, list: readonly T[]): ((name: string) => T) => {
  const known = new Map(list.map((item) => [item.name, item]));
  return (name) => {
    const found = known.get(name);
    if (found === undefined) throw new GeneratorBug(`no ${what} is named ${JSON.stringify(name)}`);
    return found;
  };
};

export const catalogOf = (model: Model, placed: readonly Placed[]): Catalog => ({
  model,
  placed,
  enumOf: lookup("enumeration", model.enums),
  resourceOf: lookup("resource", placed),
});

/** The fields of a resource by name, in the order asked for. */
export const fieldsOf = (resource: ResourceModel, names: readonly string[]): readonly FieldModel[] =>
  names.map(lookup(`field of ${resource.name}`, resource.fields));
