// Maps names and values of definitions to those on the wire, and back. No other file does this.
import type { ValueForm, WireNames } from "../../../src/framework/wire/contract";
import { readJson, WrittenNumber, writeJson } from "../../../src/framework/wire/exactJson";
import { isObject } from "../../../src/framework/wire/readAnswer";
import { readValue, writeValue } from "./values";

type Table = ReadonlyMap<string, readonly [string, WireNames, ValueForm?]>;
type Convert = (value: unknown, form: ValueForm) => unknown;

const tableOf = (names: WireNames): Table =>
  new Map(Object.entries(names).map(([name, as]) => [name, typeof as === "string" ? [as, {}] : as]));

const inverted = new WeakMap<WireNames, WireNames>();

/** Name on the wire -> name in the definition. */
const inverseOf = (names: WireNames): WireNames => {
  const known = inverted.get(names);
  if (known !== undefined) return known;
  const made = Object.fromEntries(
    [...tableOf(names)].map(([name, [as, of, form]]): [string, WireNames[string]] => [
      as,
      form === undefined ? [name, inverseOf(of)] : [name, inverseOf(of), form],
    ]),
  );
  inverted.set(names, made);
  return made;
};

const asItIs: Convert = (value) => value;

const translate = (value: unknown, names: WireNames, convert: Convert): unknown => {
  if (Object.keys(names).length === 0) return value;
  if (Array.isArray(value)) return value.map((one) => translate(one, names, convert));
  if (typeof value === "string" && /^[[{]/.test(value)) {
    // Nested values that are sent as JSON text.
    const held = readJson(value);
    return held === undefined ? value : writeJson(translate(held, names, convert));
  }
  if (!isObject(value) || value instanceof WrittenNumber) return value;
  const table = tableOf(names);
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const [as, of, form] = table.get(name) ?? [name, {}];
      const named = translate(held, of, convert);
      return [as, form === undefined ? named : convert(named, form)];
    }),
  );
};

export const wireName = (name: string, names: WireNames): string => tableOf(names).get(name)?.[0] ?? name;
export const toWire = (value: unknown, names: WireNames): unknown => translate(value, names, writeValue);
export const fromWire = (value: unknown, names: WireNames): unknown => translate(value, inverseOf(names), readValue);
/** Maps names to the wire, and values to the form of the host. */
export const namesToWire = (value: unknown, names: WireNames): unknown => translate(value, names, asItIs);
export const namesFromWire = (value: unknown, names: WireNames): unknown => translate(value, inverseOf(names), asItIs);

/** The value of a field in the form of the host. */
export const valueToWire = (name: string, value: unknown, names: WireNames): unknown => {
  const form = tableOf(names).get(name)?.[2];
  return form === undefined ? value : writeValue(value, form);
};
