// A value of a source as the store of the platform keeps it.
import { type JsonObject, objectIn } from "../facts";
import { namedProperties } from "../kinds";
import type { Shape } from "../Shape";
import type { OwnField } from "./OwnResource";

const secondsOf = (value: unknown): number => {
  if (typeof value === "number")
    return Math.abs(value) > 100_000_000_000 ? Math.floor(value / 1000) : Math.floor(value);
  const text = String(value).trim();
  if (/^\d{9,11}$/.test(text)) return Number(text);
  // A time without a zone is one of UTC, as SQLite and servers write it.
  const iso = /^\d{4}-\d{2}-\d{2}[ T][\d:.]+$/.test(text)
    ? `${text.replace(" ", "T")}Z`
    : text.replace(/(:\d{2}.*[+-]\d{2})$/, "$1:00");
  const at = Date.parse(iso);
  return Number.isNaN(at) ? 0 : Math.floor(at / 1000);
};

/** A nested object by the names of its fields. */
const withNames = (shape: Shape | null | undefined, value: unknown): JsonObject => {
  const named = [...namedProperties(shape?.properties ?? new Map())];
  return Object.fromEntries(
    named.flatMap(([name, [wire, held]]) => {
      const own = objectIn(value)[wire];
      if (own === undefined || own === null) return [];
      return [[name, held.type === "boolean" ? Number(own === true) : own]];
    }),
  );
};

const TRUE = new Set(["1", "t", "true", "y", "yes"]);

/** A value as the store has it. Undefined for one that the field cannot have. */
export const toStoredValue = ({ field, column }: OwnField, value: unknown): unknown => {
  const { kind } = field;
  if (value === null || value === undefined || kind === "secret") return undefined;
  switch (kind) {
    case "integer":
    case "number": {
      const number = Number(value);
      return !Number.isFinite(number) ? undefined : kind === "integer" ? Math.trunc(number) : number;
    }
    case "boolean":
      return TRUE.has(String(value).toLowerCase()) ? 1 : 0;
    case "timestamp":
      return secondsOf(value);
    case "enum":
      return column?.shape.values.find((one) => String(one) === String(value).trim());
    case "enums": {
      const known = column?.shape.items?.values ?? [];
      return Array.isArray(value) ? value.filter((one) => known.includes(one)) : undefined;
    }
    case "references":
      return Array.isArray(value) ? value : undefined;
    case "list":
      return Array.isArray(value) ? value.map((one) => withNames(column?.shape.items, one)) : undefined;
    case "attributes":
      return JSON.stringify(withNames(column?.shape, value));
    case "json":
      return typeof value === "string" ? value : JSON.stringify(value);
    default:
      return typeof value === "object" ? JSON.stringify(value) : String(value);
  }
};
