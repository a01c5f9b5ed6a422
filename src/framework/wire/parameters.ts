// What a call takes: as generated tables say it, as types, and as the coercions that are sent by.
import type { z } from "zod/mini";
import type { Choices } from "../schema/choices";
import type { Coercion } from "../schema/facts";
import type { Coercions, Loader, Payload } from "./contract";

/** A parameter of which an enumeration says what it may be. The enumeration is known by its type alone: a public page asks without it. */
export interface Choice<Of extends Choices> {
  readonly wire: "integer" | "text";
  readonly of?: Of;
}

export const choice = <Of extends Choices>(wire: Choice<Of>["wire"]): Choice<Of> => ({ wire });

/** Parameter -> how it travels, and of which enumeration it is. */
export type Declared = Readonly<Record<string, Coercion | Choice<Choices>>>;

/** What add and set take: the fields of a schema, which is fetched when it is needed. */
export type DeclaredRecord = Coercions | Loader<z.core.$ZodObject>;

interface Values {
  readonly integer: number;
  readonly number: number;
  readonly text: string;
  readonly boolean: 0 | 1;
  readonly json: string;
  readonly list: readonly unknown[];
}

type ParameterOf<As> = As extends Coercion
  ? Values[As]
  : As extends Choice<infer Of>
    ? Of["values"][number]["value"]
    : never;

export type ParametersOf<Of extends Declared> = keyof Of extends never
  ? Payload
  : { readonly [Name in keyof Of]: ParameterOf<Of[Name]> };

export const coercionsOfDeclared = (declared: Declared): Coercions =>
  Object.fromEntries(Object.entries(declared).map(([name, as]) => [name, typeof as === "string" ? as : as.wire]));
