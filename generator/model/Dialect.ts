// The dialect of a platform, with all defaults. It has the shape of DialectSettings of features/hosts/dialect.
import type { METHODS } from "../definition/Definition";

type CallVerb = "list" | "get" | "add" | "set" | "del" | "action";
export type Method = (typeof METHODS)[number];
/** How a platform writes the value of a field, if not as seconds since 1970, 1 or 0, or a number. */
export type ValueForm =
  | { readonly time: "ms" | "iso" | { readonly pattern: string; readonly zone: string } }
  | { readonly flag: readonly [no: Scalar, yes: Scalar] }
  | { readonly number: "text" }
  | { readonly json: "object" };
type Scalar = string | number | boolean;
/**
 * For a name in the definition: the name in calls, the names inside its values, and the form of its value. Names that
 * are the same in calls are left out.
 */
export type WireNames = {
  readonly [name: string]: string | readonly [string, WireNames] | readonly [string, WireNames, ValueForm];
};

/** How a call differs, in addition to its path and style. */
export type CallForm = {
  readonly verb: CallVerb;
  readonly method?: Method;
  readonly root?: string;
  readonly body?: "form";
  readonly names?: WireNames;
  readonly key: string;
  readonly paging: "page_index" | "page_no";
  readonly tree?: { readonly parent: string; readonly children?: string };
};
