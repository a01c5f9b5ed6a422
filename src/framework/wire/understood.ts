// Reads answers such as figures. A missing value, or a value of another type, is an error. It never becomes 0 or "".
import { roundedAmount } from "../../../shared/schema/decimal";
import { readNumber } from "../../../shared/schema/readNumber";
import { readDay } from "./dates";
import type { FactsOf } from "./fieldOf";
import { isNothing, describeShape } from "./listAnswer";
import { isObject, rowsIn } from "./readAnswer";
import { WireFailure } from "./WireFailure";

/** `place`: the path of the value in the answer, such as "days.0.count". @throws WireFailure that names this path */
export type ReadValue<Value> = (value: unknown, place?: string) => Value;
type Readings = Readonly<Record<string, ReadValue<unknown>>>;
type ReadParts<Of extends Readings> = { readonly [Name in keyof Of]: ReturnType<Of[Name]> };

export const throwNotUnderstood = (value: unknown, place: string): never => {
  const what = place === "" ? describeShape(value) : value === undefined ? place : `${place}: ${describeShape(value)}`;
  throw new WireFailure({ reason: "notUnderstood", code: 200, path: "", data: { values: { what } } });
};

const below = (place: string, name: string | number): string => (place === "" ? String(name) : `${place}.${name}`);

const textOf = (value: unknown): string | null =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : null;

function parts<Of extends Readings>(of: Of): ReadValue<ReadParts<Of>>;
function parts(of: Readings): ReadValue<object> {
  return (value, place = "") =>
    isObject(value)
      ? Object.fromEntries(Object.entries(of).map(([name, read]) => [name, read(value[name], below(place, name))]))
      : throwNotUnderstood(value, place);
}

export const valueReaders = {
  /** A number, or text that contains one. */
  number: (value: unknown, place = ""): number => readNumber(value) ?? throwNotUnderstood(value, place),
  /** Money is text, because a number cannot store it exactly. */
  amount: (value: unknown, place = ""): string =>
    (typeof value === "string" ? roundedAmount(value) : null) ?? throwNotUnderstood(value, place),
  /** Text, or a number as text. */
  text: (value: unknown, place = ""): string => textOf(value) ?? throwNotUnderstood(value, place),
  day: (value: unknown, place = ""): string =>
    typeof value === "string" && readDay(value) === value ? value : throwNotUnderstood(value, place),
  flag: (value: unknown, place = ""): boolean =>
    typeof value === "boolean" ? value : throwNotUnderstood(value, place),
  list:
    <Value>(read: ReadValue<Value>): ReadValue<readonly Value[]> =>
    (value, place = "") =>
      Array.isArray(value) ? value.map((one, at) => read(one, below(place, at))) : throwNotUnderstood(value, place),
  /** An object with exactly these members. */
  parts,
  /** A list of objects with any properties. Missing data is an empty list. */
  rows: <Row>(value: unknown, place = ""): readonly FactsOf<Row>[] =>
    isNothing(value)
      ? []
      : Array.isArray(value) && value.every(isObject)
        ? rowsIn<Row>(value)
        : throwNotUnderstood(value, place),
  /** Reads like the given function. Null if the platform does not answer the value. */
  maybe:
    <Value>(read: ReadValue<Value>): ReadValue<Value | null> =>
    (value, place = "") =>
      value === undefined || value === null ? null : read(value, place),
};
