// Types for the handles of resources, which code uses instead of quoted names. The generator writes a handle for every
// definition into platform/generated, so that code with a removed or renamed name does not compile.
import type { Json } from "../../../generator";
import type { Row } from "./Store";

export type Values = Readonly<Record<string, string | number>>;

/** How a field is stored. For an enumeration: its values by name. */
export type Form = "text" | "integer" | "real" | "cents" | "json" | "secret" | "encrypted" | Values;

export interface Handle {
  /** The name of the table; null for a resource that only groups calls. */
  readonly table: string | null;
  readonly fields: Readonly<Record<string, Form>>;
  /** The parameters of each call: the fields of the resource, or the names of other parameters. */
  readonly calls: Readonly<Record<string, "fields" | readonly string[]>>;
}
export type Handles = Readonly<Record<string, Handle>>;

export interface StoredHandle extends Handle {
  readonly table: string;
}

export const defineResource = <const Of extends Handle>(handle: Of): Of => handle;

export const enumeration = <const Of extends Values>(values: Of): Of => values;

type ValueOf<Of> = Of[keyof Of];
/** The value of a field that was not given. */
type Empty<Value> = Value extends number ? 0 : "";

declare const CENTS: unique symbol;
/**
 * An amount as the store holds it. It is no number to the compiler, so that neither arithmetic nor an answer takes it:
 * `storedCents` reads it, `decodeRow` writes it as the wire has it.
 */
export interface Cents {
  readonly [CENTS]: true;
}

type Held<Of> = Of extends "text" | "json" | "secret" | "encrypted"
  ? string
  : Of extends "integer" | "real"
    ? number
    : Of extends "cents"
      ? Cents
      : ValueOf<Of> | Empty<ValueOf<Of>>;

/** In a query of its own, an amount is a number of cents. */
type Queried<Of> = Of extends "cents" ? number : Held<Of>;

type Told<Of> = Of extends "cents" ? string : Of extends "json" ? Json : Held<Of>;

type FieldsOf<Of> = Of extends Handle ? Of["fields"] : never;

/** The names of the fields; any string without a handle. */
export type FieldOf<Of> = unknown extends Of ? string : keyof FieldsOf<Of> & string;

/** A row as read from the store. Without a handle, its fields are unknown. */
export type RowOf<Of> = unknown extends Of ? Row : { readonly [Name in keyof FieldsOf<Of>]: Held<FieldsOf<Of>[Name]> };

/** A row without its secrets. */
export type ShownOf<Of> = unknown extends Of
  ? Row
  : {
      readonly [Name in keyof FieldsOf<Of> as FieldsOf<Of>[Name] extends "secret" ? never : Name]: Held<
        FieldsOf<Of>[Name]
      >;
    };

/** A row as sent to a client: amounts of money are texts, lists are arrays, and secrets are left out. */
export type AnswerOf<Of> = unknown extends Of
  ? Record<string, Json>
  : {
      readonly [Name in keyof FieldsOf<Of> as FieldsOf<Of>[Name] extends "secret" ? never : Name]: Told<
        FieldsOf<Of>[Name]
      >;
    };

/** Values to store, by the names of the fields. The values are not typed; the codec converts them. */
export type GivenOf<Of> = unknown extends Of ? Row : { readonly [Name in keyof FieldsOf<Of>]?: unknown };

/** `Given & Only<Of, Given>` refuses names that `Of` does not have, even if the object was not written as a literal. */
export type Only<Of, Given> = unknown extends Of
  ? unknown
  : Given extends unknown
    ? { readonly [Name in Exclude<keyof Given, FieldOf<Of>>]: never }
    : never;

/** Some fields of `Of`, with values of another type. */
export type PartOf<Of, Name extends FieldOf<Of>, Value = unknown> = { readonly [One in Name]: Value };

/** A row before it is stored: its fields may be set one after another, to values of whatever type. */
export type DraftOf<Of> = unknown extends Of ? Row : { -readonly [Name in keyof FieldsOf<Of>]?: unknown };

/** The parameters of a call by their names, with values that are not checked yet. */
export type ParamsOf<Of extends Handle, Call extends keyof Of["calls"]> = {
  readonly [
    Name in Of["calls"][Call] extends readonly string[] ? Of["calls"][Call][number] : keyof Of["fields"]
  ]?: unknown;
};

/**
 * The tables of handles as the database type of Kysely. In a query of its own, an empty value may be NULL. It has no
 * secrets, because only the codec can encrypt and decrypt them.
 */
export type DatabaseOf<Of extends Handles> = {
  readonly [Name in keyof Of as Of[Name]["table"] & string]: {
    readonly [
      Field in keyof Of[Name]["fields"] as Of[Name]["fields"][Field] extends "secret" | "encrypted" ? never : Field
    ]: Queried<Of[Name]["fields"][Field]> | null;
  };
};
