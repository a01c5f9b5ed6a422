// What a field kind must answer. One kind is one file and one line in registry.ts;
// nothing outside kinds/ branches on a kind's name.
import type { KindFacts } from "../definition/KindFacts";
import type { FieldModel, Json } from "../model/Model";
import type { Samples } from "../definition/Samples";

/** A value an emitter can print: data, a named enumeration, another resource's reference, nested schemas. */
export type Value =
  | Json
  | { readonly enum: string }
  | { readonly reference: string }
  | { readonly schema: SchemaCall }
  | { readonly schemas: Readonly<Record<string, SchemaCall>> }
  | { readonly components: readonly Component[] };

/** A call of a builder in src/framework/schema: `text({ required: true, max: 64 })`. The platform evaluates it, emitters print it. */
export interface SchemaCall {
  readonly builder: string;
  readonly args: Readonly<Record<string, Value>>;
}

/** A component of src/framework with its props: `<EnumColumn source="state" of={publishState} />`. */
export interface Component {
  readonly name: string;
  readonly props: Readonly<Record<string, Value>>;
}

/** A TypeScript type, as data. */
export type TypeShape =
  | "string"
  | "number"
  | "boolean"
  | "unknown"
  | { readonly array: TypeShape }
  | { readonly literals: readonly (string | number)[] }
  | { readonly enum: string }
  | { readonly object: Readonly<Record<string, TypeShape>> };

/** Deterministic randomness for demo rows. */
export interface Draw {
  /** What the console says demo rows are made of. */
  readonly samples: Samples;
  /** Row number, from 0. */
  readonly row: number;
  /** Integer in [min, max]. */
  integer(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** Seconds since 1970 at which the demo data was "made". */
  readonly now: number;
  /** The key of a row of another resource, drawn. */
  reference(resource: string): string | number;
}

export interface FieldKind extends KindFacts {
  /** Column type in the store, `cents` for amounts of money counted in hundredths; null for a kind that only draws other fields. */
  storage(field: FieldModel): "text" | "integer" | "real" | "cents" | "json" | null;
  /** How a request builder coerces it: specification, point 5. */
  wire(field: FieldModel): "integer" | "number" | "text" | "boolean" | "json" | "list";
  type(field: FieldModel): TypeShape;
  schema(field: FieldModel): SchemaCall;
  column(field: FieldModel): Component | null;
  display(field: FieldModel): Component | null;
  input(field: FieldModel): Component | null;
  filter(field: FieldModel): Component | null;
  sample(field: FieldModel, draw: Draw): Json;
}

/** Answers the kind of a field, or of its name; handed to kinds that hold fields of their own. */
export type KindOf = (field: string | { readonly kind: string }) => FieldKind;
