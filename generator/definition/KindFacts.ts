// What definition/ and model/ need to know about a kind of field. The file of each kind provides it, so that no other
// code depends on the name of a kind.
import type { Words } from "../../shared/schema/languages";
import type { z } from "zod";
import type { SearchForm } from "../../shared/schema/searched";

/**
 * What the value of an option names: an enumeration, another resource, another field of the record, a field that this
 * kind draws and edits itself (views leave it out), or a nested field in `of`.
 */
export type LinkTarget = "enum" | "resource" | "field" | "absorbed" | "nested";

export interface KindFacts {
  /** The keys of a definition that are only for this kind, with defaults. */
  readonly options: z.ZodObject;
  /** The options whose value is a name, with what it names: `{ enum: "enum" }`, `{ latitude: "absorbed" }`. */
  readonly links: Readonly<Record<string, LinkTarget>>;
  /** For a kind with a table: the options with the fields of its columns, in order, and the option with its rows. */
  readonly table: { readonly heads: readonly string[]; readonly rows: string } | null;
  /** For a kind with nested fields in `of`: the fields that are required there. Otherwise null. */
  readonly nested: { readonly needs: readonly string[] } | null;
  /** The role that fields of this kind have by default: the key of a resource, its title, its time, or its picture. */
  readonly role: "key" | "title" | "moment" | "picture" | null;
  /** The default label. */
  readonly label: Words | null;
  readonly filters: readonly ("contains" | "equals" | "range")[];
  readonly sortable: boolean;
  /** How a search compares text with these fields. Without it, they are not searched. `options`: written or linked. */
  searched?(options: Readonly<Record<string, unknown>>): SearchForm | null;
  /** Whether its values can be summed. */
  readonly sums?: boolean;
  /** The platform never answers values of this kind. A change without a value keeps the stored value. */
  readonly secret?: boolean;
  /** The `format` in OpenAPI, such as "email". */
  readonly format?: string;
  /** Whether lists show fields of this kind by default. */
  readonly listed: boolean;
  /** For a value that platforms may write differently: a time, a flag, or JSON. Other values are plain JSON. */
  readonly written?: "time" | "flag" | "json";
  /** The JSON type of the value; references to the record need it. In `options`, names are already resolved. */
  holds(options: Readonly<Record<string, unknown>>): "number" | "string" | "other";
  /** Describes a valid value in a message: "a whole number". */
  readonly expects: string;
  /** Whether a value may be a default or in a demo row. `options` are linked, as in FieldModel. */
  accepts(value: unknown, options: Readonly<Record<string, unknown>>): boolean;
}
