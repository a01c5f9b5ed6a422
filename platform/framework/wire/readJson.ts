// Parses the JSON of a request, and checks its depth, the number of its values, and values that code cannot handle.
import { Failure, invalidFailure } from "./Failure";
import type { Limits } from "./limits";

/** The parameters of a call, as parsed from JSON. */
export type Params = Record<string, unknown>;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPEN = new Set([91, 123]);
const CLOSE = new Set([93, 125]);

/** Checks depth and number of values in the bytes, before they are parsed into objects. @throws Failure 413 */
const checkSize = (bytes: Uint8Array, { depth, values }: Limits): void => {
  let level = 0;
  let commas = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA) commas += 1;
    else if (OPEN.has(byte)) level += 1;
    else if (CLOSE.has(byte)) level -= 1;
    if (level > depth) throw new Failure(413, "depth", null, { max: depth });
    if (commas >= values) throw new Failure(413, "values", null, { max: values });
  }
};

/** Whether a JSON value is an object: not a list, not null. */
export const isObject = (value: unknown): value is Params =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws Failure 400 if it is not JSON, 413 if it is too deep or has too many values */
export const parseJson = (bytes: Uint8Array, limits: Limits): unknown => {
  checkSize(bytes, limits);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Failure(400);
  }
};

/** Parses an object. An empty body counts as {}. @throws Failure 400 if it is not an object, or like parseJson */
export const parseObject = (bytes: Uint8Array, limits: Limits): Params => {
  const isNothing = bytes.every((byte) => byte <= 32);
  const body = isNothing ? {} : parseJson(bytes, limits);
  if (!isObject(body)) throw new Failure(400);
  return body;
};

/** Whether an object has a built-in property of this name, such as `toString`. Code might call this property. */
const isBuiltIn = (name: string): boolean => name in Object.prototype || name === "toJSON";

// The character NUL and unpaired surrogates. Nobody types them, and the stores cannot keep them.
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** @throws Failure 406 with the path of the first value that is too long, or that code or the stores cannot handle */
export const checkValues = (value: unknown, limits: Limits, path = ""): void => {
  const refuse = (key: string, args?: Readonly<Record<string, unknown>>): never => {
    throw invalidFailure(Object.fromEntries([[path, key]]), args && Object.fromEntries([[path, args]]));
  };
  if (typeof value === "number" && !Number.isFinite(value)) refuse("invalid.number");
  if (typeof value === "string") {
    if (value.length > limits.textLength) refuse("invalid.tooLong", { max: limits.textLength });
    if (UNSTORABLE.test(value)) refuse("invalid.characters");
  }
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value) && value.length > limits.listValues) refuse("invalid.tooMany", { max: limits.listValues });
  for (const [name, one] of Object.entries(value)) {
    const place = path === "" ? name : `${path}.${name}`;
    if (isBuiltIn(name)) throw invalidFailure(Object.fromEntries([[place, "invalid.standard"]]));
    checkValues(one, limits, place);
  }
};
