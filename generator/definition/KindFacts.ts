// What definition/ and model/ need to know of a kind of field. Each file of kinds/ says it, so that no other code depends on
// the name of a kind.
import type { z } from "zod";
import type { SearchedAs } from "../../shared/schema/searched";

/**
 * What an option names: an enumeration, another resource, another field of the record, another field that this kind
 * shows and edits itself (so no view draws it again), or a field of its own `of`.
 */
export type LinkTarget = "enum" | "resource" | "field" | "absorbed" | "nested";

export interface KindFacts {
  /** Keys that a definition may use in addition to the common ones, with their defaults. */
  readonly options: z.ZodObject;
  /** Options that name something: { enum: "enum" }, { latitude: "absorbed" }. */
  readonly links: Readonly<Record<string, LinkTarget>>;
  /** A table of values: which options name the fields of its columns, in order, and which holds its rows. */
  readonly table: { readonly heads: readonly string[]; readonly rows: string } | null;
  /** Whether it holds fields in `of`, and the ones it cannot do without. */
  readonly nested: { readonly needs: readonly string[] } | null;
  /** What a resource uses it for by default: its key, its title, its order, the picture of a record. */
  readonly role: "key" | "title" | "moment" | "picture" | null;
  /** The default label. */
  readonly label: { readonly en: string; readonly "zh-CN": string } | null;
  readonly filters: readonly ("contains" | "equals" | "range")[];
  readonly sortable: boolean;
  /** How a search looks for a text in it; without this, a search leaves the field out. `options` as it was written or linked. */
  searched?(options: Readonly<Record<string, unknown>>): SearchedAs | null;
  /** Whether its values have a sum. */
  readonly sums?: boolean;
  /** The platform never answers it, and keeps what is stored when a change leaves it empty. */
  readonly secret?: boolean;
  /** What OpenAPI calls its values, beyond their type: "email". */
  readonly format?: string;
  /** Whether a list shows it by default. */
  readonly listed: boolean;
  /** The form in which a platform may write it differently: a time or a flag. Others are written as in JSON. */
  readonly written?: "time" | "flag";
  /** What its value is in JSON, which a reference to its record must know; `options` linked. */
  holds(options: Readonly<Record<string, unknown>>): "number" | "string" | "other";
  /** A value of this kind in a message: "a whole number". */
  readonly expects: string;
  /** Whether a value may be a default or in a demo row; `options` as FieldModel has them, linked. */
  accepts(value: unknown, options: Readonly<Record<string, unknown>>): boolean;
}
