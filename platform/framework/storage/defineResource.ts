// What code says of a resource instead of its names in quotes. The generator writes a handle of every definition into
// platform/generated, so that a name which is gone from the definition no longer compiles.
import type { Json } from "../../../generator";
import type { Row } from "./Store";

export type Values = Readonly<Record<string, string | number>>;

/** How a field is stored; of an enumeration, its values by name. */
export type Form = "text" | "integer" | "real" | "cents" | "json" | "secret" | Values;

export interface Handle {
  /** Null for a resource that only groups calls. */
  readonly table: string | null;
  readonly fields: Readonly<Record<string, Form>>;
  /** What each call takes: fields of the resource, or parameters of its own. */
  readonly calls: Readonly<Record<string, "fields" | readonly string[]>>;
}
export type Handles = Readonly<Record<string, Handle>>;

export interface StoredHandle extends Handle {
  readonly table: string;
}

export const defineResource = <const Of extends Handle>(handle: Of): Of => handle;

export const enumeration = <const Of extends Values>(values: Of): Of => values;

type ValueOf<Of> = Of[keyof Of];
/** Where none was given. */
type Empty<Value> = Value extends number ? 0 : "";

type Held<Of> = Of extends "text" | "json" | "secret"
  ? string
  : Of extends "integer" | "real" | "cents"
    ? number
    : ValueOf<Of> | Empty<ValueOf<Of>>;

type Told<Of> = Of extends "cents" ? string : Of extends "json" ? Json : Held<Of>;

type FieldsOf<Of> = Of extends Handle ? Of["fields"] : never;

/** The name of a field. */
export type FieldOf<Of> = unknown extends Of ? string : keyof FieldsOf<Of> & string;

/** A row as it is read from the store; of a table that only the Model knows, any row. */
export type RowOf<Of> = unknown extends Of ? Row : { readonly [Name in keyof FieldsOf<Of>]: Held<FieldsOf<Of>[Name]> };

/** A row as it is answered: money as a text, lists as lists, no secrets. */
export type AnswerOf<Of> = unknown extends Of
  ? Record<string, Json>
  : {
      readonly [Name in keyof FieldsOf<Of> as FieldsOf<Of>[Name] extends "secret" ? never : Name]: Told<
        FieldsOf<Of>[Name]
      >;
    };

/** Values to be stored: by the names of the fields, and as they come. */
export type GivenOf<Of> = unknown extends Of ? Row : { readonly [Name in keyof FieldsOf<Of>]?: unknown };

/** With `Given & Only<Of, Given>` no name is taken that `Of` does not have, however the values were put together. */
export type Only<Of, Given> = unknown extends Of
  ? unknown
  : Given extends unknown
    ? { readonly [Name in Exclude<keyof Given, FieldOf<Of>>]: never }
    : never;

/** Some fields of `Of` by their names, with values of a type of their own. */
export type PartOf<Of, Name extends FieldOf<Of>, Value = unknown> = { readonly [One in Name]: Value };

/** A row that is being made: it may be given anything, by the names of its fields. */
export type DraftOf<Of> = unknown extends Of ? Row : { -readonly [Name in keyof FieldsOf<Of>]?: unknown };

/** Parameters of a call: by their names, and as they come. */
export type ParamsOf<Of extends Handle, Call extends keyof Of["calls"]> = {
  readonly [
    Name in Of["calls"][Call] extends readonly string[] ? Of["calls"][Call][number] : keyof Of["fields"]
  ]?: unknown;
};

/** The tables of handles, as Kysely types its queries; there, where none was given may be NULL. */
export type DatabaseOf<Of extends Handles> = {
  readonly [Name in keyof Of as Of[Name]["table"] & string]: {
    readonly [Field in keyof Of[Name]["fields"]]: Held<Of[Name]["fields"][Field]> | null;
  };
};
