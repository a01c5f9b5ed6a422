// Between the wire and the store. Absence is 0 or "" on the wire, as its request builders have it, and in every row that
// is read; the store has NULL for it in columns that point to another row, or whose values must differ.
import type { Json } from "../../../generator";
import { amount, cents, roundedAmount } from "pilothouse/schema";
import type { AnswerOf, RowOf } from "./defineResource";
import type { Row } from "./Store";
import { VERSION } from "./Table";
import type { Column, Table } from "./Table";

const isNumber = ({ storage }: Column): boolean => storage === "integer" || storage === "real" || storage === "cents";

export const emptyOf = (column: Column): string | number => (isNumber(column) ? 0 : "");

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === 0 || (Array.isArray(value) && value.length === 0);

const encodeNumber = (value: unknown): number => {
  const number = typeof value === "boolean" ? Number(value) : Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
};

const encodeText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : value === null || value === undefined
      ? ""
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value);

/** An amount of money as the wire has it, "19.90", in whole cents; null for what is no amount. */
export const encodeCents = (value: unknown): number | null => {
  const rounded = roundedAmount(typeof value === "number" ? String(value) : String(value ?? "").trim());
  const counted = rounded === null ? null : Number(cents(rounded));
  return Number.isSafeInteger(counted) ? counted : null;
};

export const encode = (column: Column, value: unknown): string | number | null => {
  const stored =
    column.storage === "cents" ? (encodeCents(value) ?? 0) : isNumber(column) ? encodeNumber(value) : encodeText(value);
  return column.optional && isEmpty(stored) ? null : stored;
};

const parsed = (text: unknown): Json => {
  if (typeof text !== "string" || text === "") return [];
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
};

export const decode = (column: Column, value: unknown): Json => {
  if (column.wire === "list") return parsed(value);
  if (column.storage === "integer") return encodeNumber(value);
  if (column.storage === "cents") return amount(BigInt(Math.round(encodeNumber(value))));
  if (column.storage === "real") return encodeNumber(value);
  return encodeText(value);
};

/** Only what a call gives; the store's defaults fill the rest. */
export const encodeRow = (table: Table, values: Row): Row =>
  Object.fromEntries(
    table.columns
      .filter(({ name }) => values[name] !== undefined)
      .map((column) => [column.name, encode(column, values[column.name])]),
  );

/** What is answered: every stored field but the secrets, and which version of the row it is. */
export function decodeRow<Of>(table: Table<Of>, row: RowOf<Of>): AnswerOf<Of>;
export function decodeRow(table: Table, row: Row): Record<string, Json> {
  return {
    ...Object.fromEntries(
      table.columns.filter(({ secret }) => !secret).map((column) => [column.name, decode(column, row[column.name])]),
    ),
    ...(table.versioned ? { [VERSION.count]: encodeNumber(row[VERSION.count]) } : {}),
  };
}

/** A row as the store gave it, for everybody above: what is NULL there is 0 or "" from here on. Changes it in place. */
export function read<Of>(table: Table<Of>, row: Row): RowOf<Of>;
export function read(table: Table, row: Row): Row {
  for (const column of table.columns)
    if (column.optional && row[column.name] === null) row[column.name] = emptyOf(column);
  return row;
}
