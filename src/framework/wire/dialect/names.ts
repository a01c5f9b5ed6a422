// The only place where names of definitions become names on the wire, and back.
import { parseJson } from "../../schema/parseJson";
import type { WireNames } from "../contract";
import { isObject } from "../readAnswer";

type Table = ReadonlyMap<string, readonly [string, WireNames]>;

const tableOf = (names: WireNames): Table =>
  new Map(Object.entries(names).map(([name, as]) => [name, typeof as === "string" ? [as, {}] : as]));

const inverted = new WeakMap<WireNames, WireNames>();

/** Name on the wire -> name in the definition. */
const inverseOf = (names: WireNames): WireNames => {
  const known = inverted.get(names);
  if (known !== undefined) return known;
  const made = Object.fromEntries(
    [...tableOf(names)].map(([name, [as, of]]): [string, WireNames[string]] => [as, [name, inverseOf(of)]]),
  );
  inverted.set(names, made);
  return made;
};

const rename = (value: unknown, names: WireNames): unknown => {
  if (Object.keys(names).length === 0) return value;
  if (Array.isArray(value)) return value.map((one) => rename(one, names));
  if (typeof value === "string" && /^[[{]/.test(value)) {
    // Nested values that travel as JSON text.
    const held = parseJson(value);
    return held === undefined ? value : JSON.stringify(rename(held, names));
  }
  if (!isObject(value)) return value;
  const table = tableOf(names);
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const [as, of] = table.get(name) ?? [name, {}];
      return [as, rename(held, of)];
    }),
  );
};

export const wireName = (name: string, names: WireNames): string => tableOf(names).get(name)?.[0] ?? name;
export const toWire = (value: unknown, names: WireNames): unknown => rename(value, names);
export const fromWire = (value: unknown, names: WireNames): unknown => rename(value, inverseOf(names));
