// The functions by which generated code declares calls. A call is only data; `send` makes it.
import type { Call, CallForm, CallStyle, Coercions, Payload, TypedCall } from "./contract";
import { coercionsOfParameters, type DeclaredParameters, type DeclaredRecord, type ParametersOf } from "./parameters";

export interface CallOptions {
  /** The name of the parameter for the page number. Pages count from 1. */
  readonly paging?: Call["paging"];
  /** The version in the legacy envelope. Default: 1.0.1. */
  readonly apiVersion?: string;
  readonly constants?: Payload;
  /** Parameters that the specification does not name. */
  readonly further?: readonly string[];
  /** The name of the record's key. Default: `id`. */
  readonly key?: string;
  readonly form?: CallForm;
}

/** A call that answers `Row[]` and takes any filters, page and order. */
export type ListCall<Row> = TypedCall<readonly Row[]>;

export interface CallStyleWords {
  list<Row = Payload>(path: string, options?: CallOptions): ListCall<Row>;
  get<Row = Payload>(path: string, key?: string | Coercions, options?: CallOptions): TypedCall<Row>;
  add<Row = Payload>(path: string, fields: DeclaredRecord, options?: CallOptions): TypedCall<Row>;
  set<Row = Payload>(path: string, fields: DeclaredRecord, options?: CallOptions): TypedCall<Row>;
  del(path: string, key?: string, options?: CallOptions): TypedCall<unknown>;
  /** An action, which is any call except list, get, add, set and del. */
  call<const Of extends DeclaredParameters = Readonly<Record<never, never>>>(
    name: string,
    path: string,
    fields?: Of,
    options?: CallOptions,
  ): TypedCall<unknown, ParametersOf<Of>>;
}

/** Functions for calls in a style of the console. */
export const styled = (style: CallStyle): CallStyleWords => words(style);

function words(style: CallStyle): CallStyleWords {
  const make = (
    verb: Call["verb"],
    name: string,
    path: string,
    fields: DeclaredRecord,
    { paging = "page_index", apiVersion = "1.0.1", constants = {}, key = "id", further, form }: CallOptions = {},
  ): Call => {
    const call = {
      name,
      verb,
      path,
      style,
      apiVersion,
      paging,
      key,
      constants,
      ...(further && { further }),
      ...(form && { form }),
    };
    return typeof fields === "function" ? { ...call, fields: {}, schema: fields } : { ...call, fields };
  };
  return {
    list: (path, options) => make("list", "list", path, {}, options),
    get: (path, key = "id", options) =>
      typeof key === "string"
        ? make("get", "get", path, {}, { ...options, key })
        : make("get", "get", path, key, options),
    add: (path, fields, options) => make("add", "add", path, fields, options),
    set: (path, fields, options) => make("set", "set", path, fields, options),
    del: (path, key = "id", options) => make("del", "del", path, {}, { ...options, key }),
    call: (name: string, path: string, fields: DeclaredParameters = {}, options?: CallOptions) =>
      make("action", name, path, coercionsOfParameters(fields), options),
  };
}

/** src/framework/wire/styles explains each style. */
export const bearer = words("bearer");
export const legacy = words("legacy");
export const bearerAt = words("bearer-at");
export const rest = words("rest");
