// Types for the handles of resources. The generator writes a handle for every definition into platform/generated. Code
// uses handles instead of quoted names, so a removed or renamed name does not compile.
import type { Json } from "../../../generator";
import type { Amount } from "pilothouse/schema";
import type { Row } from "./Store";

export type Values = Readonly<Record<string, string | number>>;

/** How a field is stored. For an enumeration: its values by name. */
export type StoredForm = "text" | "integer" | "real" | "cents" | "json" | "secret" | "encrypted" | Values;

export interface Handle {
  /** The name of the table; null for a resource that only groups calls. */
  readonly table: string | null;
  readonly fields: Forms;
  readonly key: string;
  /** The parameters of each call: all fields of the resource, or a description. */
  readonly calls: Readonly<Record<string, "fields" | CallForms>>;
}
type Forms = Readonly<Record<string, StoredForm>>;
/** The parameters of a call, and the fields that its answer has in addition to these and to fields of the resource. */
interface CallForms {
  readonly required?: Forms;
  readonly optional?: Forms;
  readonly answered?: Forms;
}
export type Handles = Readonly<Record<string, Handle>>;

export interface StoredHandle extends Handle {
  readonly table: string;
}

export const defineResource = <const Of extends Handle>(handle: Of): Of => handle;

/** The type of a value of an enumeration. */
export type ValueOf<Of> = Of[keyof Of];
/** The value of a field that is not given. */
type Empty<Value> = Value extends number ? 0 : "";

declare const CENTS: unique symbol;
/**
 * An amount as stored. Its type is not a number, so that it is not used in arithmetic or in an answer by mistake:
 * `storedCents` reads it, `decodeRow` writes it in the wire format.
 */
export interface Cents {
  readonly [CENTS]: true;
}

interface Stored<Amounts, Lists> {
  readonly text: string;
  readonly secret: string;
  readonly encrypted: string;
  readonly integer: number;
  readonly real: number;
  readonly cents: Amounts;
  readonly json: Lists;
}
/** The type of a field's value. For an enumeration, one of its values or the empty value. */
export type StoredValueOf<Of, Amounts, Lists> = Of extends keyof Stored<Amounts, Lists>
  ? Stored<Amounts, Lists>[Of]
  : ValueOf<Of> | Empty<ValueOf<Of>>;

type Held<Of> = StoredValueOf<Of, Cents, string>;
/** The type of a value in requests and answers. */
type Open<Of> = StoredValueOf<Of, Amount, Json>;

type FieldsOf<Of> = Of extends Handle ? Of["fields"] : never;

/** The key of a row; unknown without a handle. */
export type KeyOf<Of> = Of extends Handle ? Held<Of["fields"][Of["key"]]> : unknown;

/** A console adds the key types of its accounts and owners here, as `account` and `owner`. */
// biome-ignore lint/suspicious/noEmptyInterface: consoles add to it
export interface Keys {}
export type KeyIn<Name extends string> = Keys extends { readonly [One in Name]: infer Key } ? Key : string | number;

/** The names of the fields; any string without a handle. */
export type FieldOf<Of> = unknown extends Of ? string : keyof FieldsOf<Of> & string;

/** A row as read from the store. Without a handle, its fields are unknown. */
export type RowOf<Of> = unknown extends Of ? Row : { readonly [Name in keyof FieldsOf<Of>]: Held<FieldsOf<Of>[Name]> };

type OpenFields<Of, Fields = FieldsOf<Of>> = {
  readonly [Name in keyof Fields as Fields[Name] extends "secret" ? never : Name]: Fields[Name];
};

/** A row without its secrets. */
export type ShownOf<Of> = unknown extends Of
  ? Row
  : { readonly [Name in keyof OpenFields<Of>]: Held<OpenFields<Of>[Name]> };

/** A row as sent to a client: amounts of money are texts, lists are arrays, and secrets are left out. */
export type AnswerOf<Of> = unknown extends Of
  ? Record<string, Json>
  : { readonly [Name in keyof OpenFields<Of>]: Open<OpenFields<Of>[Name]> };

/** Values to store, by the names of the fields. */
export type GivenOf<Of> =
  string extends FieldOf<Of> ? Row : { readonly [Name in keyof FieldsOf<Of>]?: Open<FieldsOf<Of>[Name]> | undefined };

/** `Given & WithoutOthers<Of, Given>` refuses names that `Of` lacks, even if the object is a variable. */
export type WithoutOthers<Of, Given> = unknown extends Of
  ? unknown
  : Given extends unknown
    ? { readonly [Name in Exclude<keyof Given & string, FieldOf<Of>>]: never }
    : never;

/** Some fields of `Of`, with values of another type. */
export type FieldsAs<Of, Name extends FieldOf<Of>, Value = unknown> = { readonly [One in Name]: Value };

/** A row that is being built: its fields may be set one after another. */
export type DraftOf<Of> =
  string extends FieldOf<Of> ? Row : { -readonly [Name in keyof GivenOf<Of>]: GivenOf<Of>[Name] };

type In<Call, Part extends keyof CallForms> = Call extends { readonly [One in Part]: infer Found extends Forms }
  ? Found
  : object;

type Both<Call> = In<Call, "required"> & In<Call, "optional">;

/** A parameter after the door has checked it. An empty amount is an empty text. */
type Checked<Of> = Of extends "cents" ? Amount | "" : Open<Of>;

declare const SENT: unique symbol;
/** Values as a client sent them, unchecked. Only code that checks values accepts this type. */
export type Sent<Of> = { readonly [SENT]: Of };

/**
 * The parameters of a call that needs no menu key. The door has checked each parameter that was sent. Calls without
 * code of the console get fields unchecked.
 */
export type SentOf<
  Of extends Handle,
  Call extends keyof Of["calls"],
  Taken = Of["calls"][Call],
> = Taken extends "fields"
  ? { readonly [Name in keyof Of["fields"]]?: unknown } & Sent<Of>
  : { readonly [Name in keyof Both<Taken>]?: Checked<Both<Taken>[Name]> | undefined };

/** The parameters of a `permitted` call, checked by the door. Calls without code of the console get all fields. */
export type ParamsOf<
  Of extends Handle,
  Call extends keyof Of["calls"],
  Taken = Of["calls"][Call],
> = Taken extends "fields"
  ? SentOf<Of, Call>
  : { readonly [Name in keyof In<Taken, "required">]: Open<In<Taken, "required">[Name]> } & {
      readonly [Name in keyof In<Taken, "optional">]?: Checked<In<Taken, "optional">[Name]> | undefined;
    };

/** What a call answers in addition to fields of the resource. */
export type AnsweredOf<Of extends Handle, Call extends keyof Of["calls"], Taken = Of["calls"][Call]> = {
  readonly [Name in keyof In<Taken, "answered">]: Open<In<Taken, "answered">[Name]>;
};
