import type { Call, Method } from "../../../src/framework/wire/contract";

type Verb = Call["verb"];

/** `dialect` of host.yaml: docs/definitions.md explains each. Paths lead into the body of an answer: "data.items", "" for the body. */
export interface DialectSettings {
  /** Comes before all paths. Null for that of the style. */
  readonly root: string | null;
  readonly methods: Readonly<Partial<Record<Verb, Method>>>;
  readonly answer: {
    /** "" when the HTTP status says whether a call succeeded. */
    readonly code: string;
    readonly success: readonly (string | number | boolean)[];
    /** The code of a refusal. */
    readonly error: string;
    /** Refused fields -> messages. */
    readonly fields: string;
    /** Why, in the host's own words. "" when no answer has them. */
    readonly message: string;
    readonly data: string;
    readonly rows: string;
    /** The number of records on all pages, in the body or in a header. Null when no answer has it. */
    readonly count: string | { readonly header: string } | null;
    /** The number of this page and that of the last one, and whether there is a next one. */
    readonly next?: { readonly page?: string; readonly pages?: string; readonly more?: string };
  };
  readonly paging: {
    readonly by: "page" | "offset" | "cursor";
    /** Null for the name that each list declares. */
    readonly name: string | null;
    readonly size: string;
    /** The number of the first page. */
    readonly first: number;
    /** The next cursor in an answer. */
    readonly next: string;
    /** The most rows that are paged in the browser if the host answers all at once. */
    readonly whole?: number;
    /** The most pages that are searched for a record if the host does not find it by its key. */
    readonly seek?: number;
  };
  /** `order` is null when a field with `descending` before it means a descending order. */
  readonly sort: {
    readonly field: string;
    readonly order: string | null;
    readonly ascending: string;
    readonly descending: string;
  };
  /** What ranges add to the name of their field. */
  readonly range: { readonly begin: string; readonly end: string; readonly min: string; readonly max: string };
  readonly search: string;
  /** What is sent for an empty field: 0 or "", null, or nothing. */
  readonly empty: "zero" | "null" | "omit";
  /** How a query holds several values. */
  readonly several: "repeat" | "comma" | "json";
  readonly credentials:
    | "bearer"
    | "basic"
    | { readonly header: string }
    | { readonly cookie: { readonly csrf: { readonly cookie: string; readonly header: string } | null } };
  readonly password: "hashed" | "plain";
  /** Code of a refusal, or HTTP status -> code of errors.yaml. */
  readonly refusals: Readonly<Record<string, number>>;
}
