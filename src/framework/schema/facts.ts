// What a field's schema was made by and of. It lies beside the schema, so that z.partial() and z.extend() keep it. No zod
// here: what sends a call reads it too, and comes long before any schema does.
import type { z } from "zod/mini";
import type { Choices } from "./choices";
import type { Reference } from "./Reference";

/** How a request builder coerces a field: missing or invalid integers become 0, missing text "". */
export type Coercion = "integer" | "number" | "text" | "boolean" | "json" | "list";

/** Field -> values: holds while each of the fields has one of its values. */
export type Condition = Readonly<Record<string, readonly (string | number)[]>>;

export interface FactsOptions {
  readonly required?: boolean;
  readonly when?: Condition | null;
}

export interface Facts<Options extends FactsOptions = FactsOptions> {
  readonly builder: string;
  /** As the builder was given them. */
  readonly options: Options;
  /** How its value travels. */
  readonly wire: Coercion;
  /** Of a list: how each of its values travels. */
  readonly item?: "integer" | "text";
  /** Of a list: the fields of a row. */
  readonly rows?: Readonly<Record<string, z.core.$ZodType>>;
  readonly choices?: Choices;
  readonly target?: Reference | null | undefined;
}

const known = new WeakMap<object, Facts>();

export function describe<Schema extends object>(schema: Schema, facts: Facts): Schema {
  known.set(schema, facts);
  return schema;
}

/** The facts of a field, found through the optional wrappers z.partial() puts around it. */
export function factsOf(schema: z.core.$ZodType): Facts | undefined {
  const facts = known.get(schema);
  const def: z.core.$ZodTypeDef & { readonly innerType?: z.core.$ZodType } = schema._zod.def;
  return facts ?? (def.innerType === undefined ? undefined : factsOf(def.innerType));
}

/** How the fields of a record travel. */
export const coercionsOf = (schema: z.core.$ZodObject): Readonly<Record<string, Coercion>> =>
  Object.fromEntries(
    Object.entries(schema._zod.def.shape).flatMap(([name, of]) => {
      const wire = factsOf(of)?.wire;
      return wire === undefined ? [] : [[name, wire] as const];
    }),
  );
