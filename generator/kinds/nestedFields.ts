// Functions for kinds with nested fields. `kindOf` is a parameter, because kinds cannot import the registry.
import type { FieldModel, Json } from "../model/Model";
import type { Component, Draw, KindOf, Value } from "./FieldKind";

type Drawer = (field: FieldModel) => Component | null;

export interface NestedFields {
  readonly schemas: (field: FieldModel) => Value;
  readonly displays: (field: FieldModel) => Value;
  readonly inputs: (field: FieldModel) => Value;
  readonly sample: (field: FieldModel, draw: Draw) => Record<string, Json>;
}

export const nestedFields = (kindOf: KindOf): NestedFields => {
  const components = (field: FieldModel, drawer: (nested: FieldModel) => Drawer): Value => ({
    components: field.of.flatMap((nested) => (nested.hidden ? [] : (drawer(nested)(nested) ?? []))),
  });
  const stored = (field: FieldModel) => field.of.filter((nested) => kindOf(nested).storage(nested) !== null);
  return {
    schemas: (field) => ({
      schemas: Object.fromEntries(stored(field).map((nested) => [nested.name, kindOf(nested).schema(nested)])),
    }),
    displays: (field) => components(field, (nested) => kindOf(nested).display),
    inputs: (field) => components(field, (nested) => (nested.readonly ? () => null : kindOf(nested).input)),
    sample: (field, draw) =>
      Object.fromEntries(
        stored(field).map((nested) => [
          nested.name,
          nested.sample.length > 0 ? draw.pick(nested.sample) : kindOf(nested).sample(nested, draw),
        ]),
      ),
  };
};
