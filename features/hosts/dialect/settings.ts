import type { Call, Method } from "../../../src/framework/wire/contract";

type Verb = Call["verb"];

/** `dialect` of host.yaml: see docs/definitions.md. Paths lead into the body of an answer: "a.b"; "" for all of it. */
export interface DialectSettings {
  /** A prefix of all paths. Null for the prefix of the style. */
  readonly root: string | null;
  readonly methods: Readonly<Partial<Record<Verb, Method>>>;
  readonly answer: {
    /** "" when the HTTP status says whether a call succeeded. */
    readonly code: string;
    readonly success: readonly (string | number | boolean)[];
    /** The code of a refusal. */
    readonly error: string;
    /** The path of the refused fields with their messages. */
    readonly fields: string;
    /** The path of the reason in the host's own words. "" if answers have none. */
    readonly message: string;
    readonly data: string;
    readonly rows: string;
    /** The place of the number of all records: in the body or in a header. Null when answers do not have it. */
    readonly count: string | { readonly header: string } | null;
    /**
     * The paths, in an answer, to the number of this page, to the number of the last page, and to whether another page
     * follows.
     */
    readonly next?: { readonly page?: string; readonly pages?: string; readonly more?: string };
  };
  readonly paging: {
    readonly by: "page" | "offset" | "cursor";
    /** The name of the parameter; null for the name that each list declares. */
    readonly name: string | null;
    readonly size: string;
    /** The number of the first page. */
    readonly first: number;
    /** The path of the next cursor in an answer. */
    readonly next: string;
    /** If the host answers all rows at once, the browser divides at most this many rows into pages. */
    readonly whole?: number;
    /** If the host does not find a record by its key, at most this many pages are searched. */
    readonly seek?: number;
  };
  /** If `order` is null, the text `descending` before the name of a field means a descending order. */
  readonly sort: {
    readonly field: string;
    readonly order: string | null;
    readonly ascending: string;
    readonly descending: string;
  };
  /** The suffixes of a field's name in ranges. */
  readonly range: { readonly begin: string; readonly end: string; readonly min: string; readonly max: string };
  readonly search: string;
  /** The value that is sent for an empty field: 0 or "", null, or nothing. */
  readonly empty: "zero" | "null" | "omit";
  /** How a query encodes several values. */
  readonly several: "repeat" | "comma" | "json";
  readonly credentials:
    | "bearer"
    | "basic"
    | { readonly header: string }
    /** People type a key in place of a password. This header has it, with the text `before` in front. */
    | { readonly key: string; readonly before: string }
    | { readonly cookie: { readonly csrf: { readonly cookie: string; readonly header: string } | null } };
  readonly password: "hashed" | "plain";
  /** Code of a refusal, or HTTP status -> code of errors.yaml. */
  readonly refusals: Readonly<Record<string, number>>;
}
