// What a kind of field must define. A kind is one file and one line in registry.ts. Code outside kinds/ does not depend
// on the name of a kind.
import type { KindFacts } from "../definition/KindFacts";
import type { FieldModel, Json } from "../model/Model";
import type { Samples } from "../definition/Samples";

/** A value that emitters can print: data, a named enumeration, references to other resources, nested schemas. */
export type Value =
  | Json
  | { readonly enum: string }
  | { readonly reference: string }
  | { readonly references: Readonly<Record<string, string>> }
  | { readonly schema: SchemaCall }
  | { readonly schemas: Readonly<Record<string, SchemaCall>> }
  | { readonly components: readonly Component[] };

/** A call of a builder in shared/schema: `text({ required: true, max: 64 })`. The platform evaluates it, emitters print it. */
export interface SchemaCall {
  readonly builder: string;
  readonly args: Readonly<Record<string, Value>>;
}

/** A component of src/framework with its props: `<EnumColumn source="state" of={publishState} />`. */
export interface Component {
  readonly name: string;
  readonly props: Readonly<Record<string, Value>>;
}

/** Deterministic randomness for demo rows. */
export interface Draw {
  /** The texts of resources/samples.yaml. */
  readonly samples: Samples;
  /** The number of the row, from 0. */
  readonly row: number;
  /** An integer in [min, max]. */
  integer(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** When the demo rows count as made, in seconds since 1970. */
  readonly now: number;
  /** The key of a random row of another resource. */
  reference(resource: string): string | number;
}

export interface FieldKind extends KindFacts {
  /** The type of its column in the store. `cents` is money in hundredths. Null for a kind that only shows other fields. */
  storage(field: FieldModel): "text" | "integer" | "real" | "cents" | "json" | null;
  /** How a request converts it (specification, point 5). */
  wire(field: FieldModel): "integer" | "number" | "text" | "boolean" | "json" | "list";
  /** The enumeration of its value. */
  enumeration?(field: FieldModel): string;
  schema(field: FieldModel): SchemaCall;
  column(field: FieldModel): Component | null;
  display(field: FieldModel): Component | null;
  input(field: FieldModel): Component | null;
  filter(field: FieldModel): Component | null;
  sample(field: FieldModel, draw: Draw): Json;
}

/** Finds the kind of a field, for kinds with nested fields. */
export type KindOf = (field: string | { readonly kind: string }) => FieldKind;
