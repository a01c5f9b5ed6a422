// The dialect of a platform, complete. It has the form of DialectSettings in src/framework/wire/dialect, for which it is emitted.
import type { METHODS } from "../definition/Definition";

type CallVerb = "list" | "get" | "add" | "set" | "del" | "action";
export type Method = (typeof METHODS)[number];
/** Name in the definition -> name on the wire, with the names inside of its values. Names that are the same are left out. */
export type WireNames = { readonly [name: string]: string | readonly [string, WireNames] };

/** What a call needs to say besides its path and style. */
export type CallForm = {
  readonly verb: CallVerb;
  readonly method?: Method;
  readonly names?: WireNames;
  readonly key: string;
  readonly paging: "page_index" | "page_no";
};
