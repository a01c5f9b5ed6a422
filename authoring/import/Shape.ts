// Schemas of a description in one form, however they are written: with references, allOf, nullable or several types.
import type { ApiDescription } from "./Description";
import { objectIn, isJsonObject, listIn, numberIn, textIn, type JsonObject } from "./facts";

export type ShapeType = "object" | "array" | "string" | "integer" | "number" | "boolean" | "any";

export interface Shape {
  /** The name of the schema, if it has one. */
  readonly name: string;
  readonly type: ShapeType;
  readonly format: string;
  readonly title: string;
  readonly description: string;
  /** The values of an enumeration. */
  readonly values: readonly (string | number)[];
  /** The names of these values in code. */
  readonly valueNames: readonly string[];
  readonly properties: ReadonlyMap<string, Shape>;
  readonly required: ReadonlySet<string>;
  readonly items: Shape | null;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly isMixed: boolean;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: string;
  readonly standard: unknown;
  readonly example: unknown;
}

const TYPES: readonly ShapeType[] = ["object", "array", "string", "integer", "number", "boolean"];
/** A limit, because schemas can contain themselves. */
const DEEPEST = 40;

/** The value that a reference such as #/components/schemas/Pet leads to. Undefined if it leads nowhere. */
const targetOf = (description: ApiDescription, reference: string): unknown => {
  if (!reference.startsWith("#")) return undefined;
  const steps = reference
    .slice(1)
    .split("/")
    .filter((step) => step !== "");
  return steps.reduce<unknown>((value, step) => {
    const name = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    return Array.isArray(value) ? value[Number(name)] : objectIn(value)[name];
  }, description.facts);
};

/** References to missing places, and to other files. */
export const unresolvedReferences = new WeakMap<ApiDescription, Set<string>>();

/** The value itself, in place of a reference to it; and the name of the value. */
export const followReference = (
  description: ApiDescription,
  value: unknown,
): readonly [value: JsonObject, name: string] => {
  let [here, name] = [objectIn(value), ""];
  for (let step = 0; step < DEEPEST && typeof here.$ref === "string"; step += 1) {
    const { $ref: reference, ...beside } = here;
    const target = targetOf(description, String(reference));
    if (!isJsonObject(target))
      unresolvedReferences.set(
        description,
        (unresolvedReferences.get(description) ?? new Set()).add(String(reference)),
      );
    name = String(reference).split("/").at(-1) ?? "";
    here = { ...objectIn(target), ...beside };
  }
  return [here, name];
};

const isNull = (facts: JsonObject): boolean =>
  facts.type === "null" || (Array.isArray(facts.enum) && facts.enum.every((one) => one === null));

const merged = (one: JsonObject, other: JsonObject): JsonObject => ({
  ...one,
  ...other,
  properties: { ...objectIn(one.properties), ...objectIn(other.properties) },
  required: [...listIn(one.required), ...listIn(other.required)],
});

const typeOf = (facts: JsonObject): ShapeType => {
  const written = Array.isArray(facts.type) ? facts.type.filter((type) => type !== "null") : [facts.type];
  const [type] = written;
  const known = TYPES.find((one) => one === type);
  if (known !== undefined) return written.length > 1 ? "any" : known;
  if (Object.keys(objectIn(facts.properties)).length > 0) return "object";
  if (facts.items !== undefined) return "array";
  const [value] = listIn(facts.enum);
  return typeof value === "string" ? "string" : typeof value === "number" ? "integer" : "any";
};

/** The schema with everything that allOf, oneOf and anyOf add to it. */
const whole = (
  description: ApiDescription,
  raw: unknown,
  depth: number,
): readonly [facts: JsonObject, name: string] => {
  const [facts, name] = followReference(description, raw);
  if (depth > DEEPEST) return [{}, name];
  const { allOf, oneOf, anyOf, ...own } = facts;
  let all: JsonObject = {};
  let called = name;
  for (const part of listIn(allOf)) {
    const [more, partName] = whole(description, part, depth + 1);
    all = merged(all, more);
    if (called === "" && listIn(allOf).length === 1) called = partName;
  }
  all = merged(all, own);
  const variants = [...listIn(oneOf), ...listIn(anyOf)]
    .map((part) => whole(description, part, depth + 1))
    .filter(([variant]) => !isNull(variant));
  const [only] = variants;
  if (only === undefined) return [all, called];
  if (variants.length === 1) return [merged(only[0], all), called || only[1]];
  const types = new Set(variants.map(([variant]) => typeOf(variant)));
  if (types.size > 1) return [{ ...all, type: "any", isMixed: true }, called];
  const both = variants.reduce<JsonObject>((sum, [variant]) => merged(sum, variant), {});
  const isObject = types.has("object");
  return [
    { ...merged(both, all), ...(isObject ? { required: listIn(all.required), isMixed: true } : { enum: undefined }) },
    called,
  ];
};

const isValue = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

const known = new WeakMap<object, Shape>();

/** Reads a schema. Its properties are read when they are asked for, because schemas can contain themselves. */
export const shapeOf = (description: ApiDescription, raw: unknown): Shape => {
  const before = isJsonObject(raw) ? known.get(raw) : undefined;
  if (before !== undefined) return before;
  const [facts, name] = whole(description, raw, 0);
  let properties: ReadonlyMap<string, Shape> | null = null;
  const all = listIn(facts.enum).filter((value) => value !== null);
  const values = all.every(isValue) && new Set(all.map((value) => typeof value)).size <= 1 ? all.filter(isValue) : [];
  const names = [facts["x-enum-varnames"], facts["x-enumNames"], facts["x-enum-names"]].find(Array.isArray);
  const shape: Shape = {
    name,
    type: typeOf(facts),
    format: textIn(facts.format).toLowerCase(),
    title: textIn(facts.title).trim(),
    description: textIn(facts.description).trim(),
    values,
    valueNames: listIn(names).map(String),
    get properties() {
      properties ??= new Map(
        Object.entries(objectIn(facts.properties)).map(([property, held]) => [property, shapeOf(description, held)]),
      );
      return properties;
    },
    required: new Set(listIn(facts.required).map(String)),
    get items() {
      return facts.items === undefined ? null : shapeOf(description, facts.items);
    },
    isReadOnly: facts.readOnly === true,
    isWriteOnly: facts.writeOnly === true,
    isMixed: facts.isMixed === true,
    min: numberIn(facts.minimum),
    max: numberIn(facts.maximum),
    minLength: numberIn(facts.minLength),
    maxLength: numberIn(facts.maxLength),
    pattern: textIn(facts.pattern),
    standard: facts.default,
    example: facts.example ?? listIn(facts.examples)[0],
  };
  if (isJsonObject(raw)) known.set(raw, shape);
  return shape;
};
