// Changes a definition at random: its text, or the values in it. The same seed gives the same change.
import { parse, stringify } from "yaml";
import { isObject } from "../../generator/definition/part";

export type DrawNumber = (below: number) => number;

/** mulberry32 */
export const createDraw = (seed: number): DrawNumber => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

const SIGNS = [
  ":",
  "{",
  "}",
  "[",
  "]",
  "&a ",
  "*a",
  "!",
  "|",
  ">",
  "\t",
  '"',
  "'",
  "#",
  "%",
  "\\",
  "- ",
  "<<: ",
  "\u0000",
];
const VALUES: readonly unknown[] = [
  ...[null, "", 0, -1, 1e21, 0.5, true, false, [], {}, [[]], [null], { a: 1 }, "x", "{x}", "../..", "*"],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "index",
    "$&",
    "a b",
    "名称",
    "\u2028",
    "9".repeat(400),
  ],
];
const NAMES = [
  "x",
  "__proto__",
  "constructor",
  "toString",
  "a-b",
  "",
  "名称",
  "0",
  "list",
  "get",
  "id",
  "label",
  "kind",
  "when",
];

interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
}

const placesIn = (value: unknown): Place[] => {
  const holder = Array.isArray(value) ? value : isObject(value) ? value : null;
  if (holder === null) return [];
  return Object.entries(holder).flatMap(([key, inner]) => [{ holder, key }, ...placesIn(inner)]);
};

const read = ({ holder, key }: Place): unknown => Object.entries(holder).find(([one]) => one === key)?.[1];
const write = ({ holder, key }: Place, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
const remove = ({ holder, key }: Place): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
};

const changeValue = (data: unknown, draw: DrawNumber): void => {
  const places = placesIn(data);
  const place = places[draw(places.length)];
  const other = places[draw(places.length)];
  if (place === undefined || other === undefined) return;
  const value = read(place);
  const changes = [
    () => remove(place),
    () => write(place, VALUES[draw(VALUES.length)]),
    () => write(place, structuredClone(read(other))),
    () => write(place, [structuredClone(value)]),
    () => write(place, { [NAMES[draw(NAMES.length)] ?? ""]: structuredClone(value) }),
    () => write({ holder: place.holder, key: NAMES[draw(NAMES.length)] ?? "" }, structuredClone(value)),
    () => write(place, typeof value === "number" ? String(value) : Number(value) || `${String(value)}s`),
    () => Array.isArray(value) && value.push(structuredClone(value[0])),
  ];
  changes[draw(changes.length)]?.();
};

const changeText = (text: string, draw: DrawNumber): string => {
  const lines = text.split("\n");
  const at = draw(lines.length);
  const line = lines[at] ?? "";
  const column = draw(line.length + 1);
  const sign = SIGNS[draw(SIGNS.length)] ?? "";
  const changes = [
    () => lines.splice(at, 1),
    () => lines.splice(at, 0, line),
    () => lines.splice(draw(lines.length), 0, ...lines.splice(at, 1)),
    () => lines.splice(at, 1, line.slice(0, column) + line.slice(column + 1)),
    () => lines.splice(at, 1, line.slice(0, column) + sign + line.slice(column)),
    () => lines.splice(at, 1, ` ${line}`),
    () => lines.splice(at, lines.length),
  ];
  changes[draw(changes.length)]?.();
  return lines.join("\n");
};

/** The text with one to three changes. */
export const mutate = (text: string, draw: DrawNumber): string => {
  if (draw(4) === 0) return changeText(text, draw);
  const data: unknown = parse(text);
  for (let left = draw(3); left >= 0; left -= 1) changeValue(data, draw);
  return stringify(data);
};
