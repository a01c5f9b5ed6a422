// The words generated call tables are written in: a call is data, and `send` is what performs it.
import type { Call, CallStyle, Coercions, Payload, TypedCall } from "./contract";
import { coercionsOfDeclared, type Declared, type DeclaredRecord, type ParametersOf } from "./parameters";

export interface CallOptions {
  /** Name of the page number on the wire; pages count from 1. */
  readonly paging?: Call["paging"];
  /** For the legacy envelope; 1.0.1 unless told otherwise. */
  readonly apiVersion?: string;
  /** Sent along with every request. */
  readonly constants?: Payload;
  /** Name of the record's key; `id` unless told otherwise. */
  readonly key?: string;
}

/** `Row[]` with whatever filters, page and order are asked for. */
export type ListCall<Row> = TypedCall<readonly Row[]>;

export interface CallStyleWords {
  list<Row = Payload>(path: string, options?: CallOptions): ListCall<Row>;
  get<Row = Payload>(path: string, key?: string | Coercions, options?: CallOptions): TypedCall<Row>;
  add<Row = Payload>(path: string, fields: DeclaredRecord, options?: CallOptions): TypedCall<Row>;
  set<Row = Payload>(path: string, fields: DeclaredRecord, options?: CallOptions): TypedCall<Row>;
  del(path: string, key?: string, options?: CallOptions): TypedCall<unknown>;
  /** An action: anything that is not plain list, get, add, set or del. */
  call<const Of extends Declared = Readonly<Record<never, never>>>(
    name: string,
    path: string,
    fields?: Of,
    options?: CallOptions,
  ): TypedCall<unknown, ParametersOf<Of>>;
}

function words(style: CallStyle): CallStyleWords {
  const make = (
    verb: Call["verb"],
    name: string,
    path: string,
    fields: DeclaredRecord,
    { paging = "page_index", apiVersion = "1.0.1", constants = {}, key = "id" }: CallOptions = {},
  ): Call => {
    const call = { name, verb, path, style, apiVersion, paging, key, constants };
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
    call: (name: string, path: string, fields: Declared = {}, options?: CallOptions) =>
      make("action", name, path, coercionsOfDeclared(fields), options),
  };
}

/** Payload as it is, token in the Authorization header. */
export const bearer = words("bearer");
/** Payload in an envelope that also holds the token. */
export const legacy = words("legacy");
/** As bearer, at a server the caller names. */
export const bearerAt = words("bearer-at");
/** Plain REST; records travel through ra-data-simple-rest, actions are posted. */
export const rest = words("rest");
