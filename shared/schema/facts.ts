// The builder, options and wire type of a field's schema. They are stored separately, so that they survive z.partial() and
// z.extend(). This module does not use zod, because sending a call needs it long before any schema is loaded.
import type { z } from "zod/mini";
import type { Choices } from "./choices";
import type { Reference } from "./Reference";

/** The type of a field on the wire. A missing or invalid integer becomes 0, a missing text "". */
export type WireType = "integer" | "number" | "text" | "boolean" | "json" | "list";

/** Field -> values. The condition holds while each field has one of its values. */
export type Condition = Readonly<Record<string, readonly (string | number)[]>>;

export interface FactsOptions {
  readonly required?: boolean;
  /** The field is checked and kept only while this condition holds: { type: [2] }. */
  readonly when?: Condition | null;
  /** Whether conditions cannot use the field: it is encrypted, or no screen shows it. */
  readonly unasked?: boolean;
}

export interface FieldFacts<Options extends FactsOptions = FactsOptions> {
  readonly builder: string;
  /** The options that the builder was called with. */
  readonly options: Options;
  /** The type of the value on the wire. */
  readonly wire: WireType;
  /** For a list of values: the type of each value on the wire. */
  readonly item?: "integer" | "text";
  /** For a list of rows: the fields of a row. */
  readonly rows?: Readonly<Record<string, z.core.$ZodType>>;
  readonly choices?: Choices;
  readonly target?: Reference | null | undefined;
}

const known = new WeakMap<object, FieldFacts>();

/** The facts of a schema. Looks through the optional wrappers that z.partial() adds. */
export function notesOf<Noted>(notes: WeakMap<object, Noted>, schema: z.core.$ZodType): Noted | undefined {
  const def: z.core.$ZodTypeDef & { readonly innerType?: z.core.$ZodType } = schema._zod.def;
  return notes.get(schema) ?? (def.innerType === undefined ? undefined : notesOf(notes, def.innerType));
}

export function setFacts<Schema extends object>(schema: Schema, facts: FieldFacts): Schema {
  known.set(schema, facts);
  return schema;
}

/** The facts of a field. */
export const factsOf = (schema: z.core.$ZodType): FieldFacts | undefined => notesOf(known, schema);

/** The types of a record's fields on the wire. */
export const coercionsOf = (schema: z.core.$ZodObject): Readonly<Record<string, WireType>> =>
  Object.fromEntries(
    Object.entries(schema._zod.def.shape).flatMap(([name, of]) => {
      const wire = factsOf(of)?.wire;
      return wire === undefined ? [] : [[name, wire] as const];
    }),
  );
