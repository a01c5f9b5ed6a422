// The parameters of a call: as generated tables declare them, as types, and as coercions.
import type { z } from "zod/mini";
import type { Choices } from "../../../shared/schema/choices";
import type { WireType } from "../../../shared/schema/facts";
import type { Coercions, Loader, Payload } from "./contract";

/** A parameter with an enumeration's values. Only the type refers to the enumeration, so pages do not load it. */
export interface EnumParameter<Of extends Choices> {
  readonly wire: "integer" | "text";
  readonly of?: Of;
}

export const choice = <Of extends Choices>(wire: EnumParameter<Of>["wire"]): EnumParameter<Of> => ({ wire });

/** By parameter: its type on the wire, or its enumeration. */
export type DeclaredParameters = Readonly<Record<string, WireType | EnumParameter<Choices>>>;

/** The parameters of add and set: the fields of a schema, which is loaded late. */
export type DeclaredRecord = Coercions | Loader<z.core.$ZodObject>;

interface Values {
  readonly integer: number;
  readonly number: number;
  readonly text: string;
  readonly boolean: 0 | 1;
  readonly json: string;
  readonly list: readonly unknown[];
}

type ParameterOf<As> = As extends WireType
  ? Values[As]
  : As extends EnumParameter<infer Of>
    ? Of["values"][number]["value"]
    : never;

export type ParametersOf<Of extends DeclaredParameters> = keyof Of extends never
  ? Payload
  : { readonly [Name in keyof Of]: ParameterOf<Of[Name]> };

export const coercionsOfParameters = (declared: DeclaredParameters): Coercions =>
  Object.fromEntries(Object.entries(declared).map(([name, as]) => [name, typeof as === "string" ? as : as.wire]));
