// Values for the rows of a mock, in the form that the description gives them.
import type { Shape } from "../Shape";
import { labelFromName, toSnakeCase } from "../names";

const DAY = 86_400_000;
const DEEPEST = 5;
const WORDS = ["North", "Harbour", "Garden", "Bridge", "Market", "Hill", "Station", "Mill", "Lake", "Park"];

const within = (value: number, { min, max }: Shape): number => Math.min(Math.max(value, min ?? value), max ?? value);

const textOf = (shape: Shape, name: string, row: number): string => {
  const word = WORDS[row % WORDS.length] ?? "";
  const time = new Date(Date.UTC(2026, 0, 1) + row * DAY).toISOString();
  const known: Readonly<Record<string, string>> = {
    "date-time": time.replace(".000", ""),
    datetime: time.replace(".000", ""),
    date: time.slice(0, 10),
    email: `${word.toLowerCase()}.${row + 1}@example.com`,
    uri: `https://example.com/${name}/${row + 1}`,
    url: `https://example.com/${name}/${row + 1}`,
    uuid: `00000000-0000-4000-8000-${String(row + 1).padStart(12, "0")}`,
    ipv4: `192.0.2.${(row % 250) + 1}`,
    ipv6: `2001:db8::${(row + 1).toString(16)}`,
    hostname: `host-${row + 1}.example.com`,
    byte: "AA==",
  };
  const text =
    known[shape.format] ??
    (/mac/.test(name)
      ? `02:00:00:00:00:${(row % 256).toString(16).padStart(2, "0")}`
      : /(?:^|_)ip/.test(name)
        ? `192.0.2.${(row % 250) + 1}`
        : `${word} ${labelFromName(name).toLowerCase()} ${row + 1}`);
  const cut = text.slice(0, shape.maxLength ?? text.length);
  return cut.padEnd(Math.min(shape.minLength ?? 0, 200), "x");
};

/** The value of a property in the row with this number. */
export const sampleValueOf = (shape: Shape, wire: string, row: number, depth = 0): unknown => {
  if (depth > DEEPEST) return null;
  if (shape.values.length > 0) return shape.values[row % shape.values.length];
  const name = toSnakeCase(wire);
  switch (shape.type) {
    case "boolean":
      return row % 2 === 0;
    case "integer":
      return within(/milli/i.test(shape.description) ? Date.UTC(2026, 0, 1) + row * DAY : row + 1, shape);
    case "number":
      return within(row + 0.5, shape);
    case "string":
      return textOf(shape, name, row);
    case "array":
      return shape.items === null
        ? []
        : [0, 1].map((at) => (shape.items === null ? null : sampleValueOf(shape.items, wire, row + at, depth + 1)));
    case "object":
      return Object.fromEntries(
        [...shape.properties].map(([property, held]) => [property, sampleValueOf(held, property, row, depth + 1)]),
      );
    default:
      return shape.example ?? null;
  }
};
