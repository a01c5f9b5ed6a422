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

export type DialectModel = {
  readonly root: string | null;
  readonly methods: Readonly<Partial<Record<CallVerb, Method>>>;
  readonly answer: {
    readonly code: string;
    readonly success: readonly (string | number | boolean)[];
    readonly error: string;
    readonly fields: string;
    readonly message: string;
    readonly data: string;
    readonly rows: string;
    readonly count: string | { readonly header: string } | null;
  };
  readonly paging: {
    readonly by: "page" | "offset" | "cursor";
    readonly name: string | null;
    readonly size: string;
    readonly first: number;
    readonly next: string;
  };
  readonly sort: {
    readonly field: string;
    readonly order: string | null;
    readonly ascending: string;
    readonly descending: string;
  };
  readonly range: { readonly begin: string; readonly end: string; readonly min: string; readonly max: string };
  readonly search: string;
  readonly several: "repeat" | "comma" | "json";
  readonly credentials:
    | "bearer"
    | "basic"
    | { readonly header: string }
    | { readonly cookie: { readonly csrf: { readonly cookie: string; readonly header: string } | null } };
  readonly password: "hashed" | "plain";
  readonly refusals: Readonly<Record<string, number>>;
};
