// Converts values between the wire and the store. An empty value is 0 or "" on the wire and in every row that is read.
// In the store, it is NULL if the column refers to another row or must be unique.
import type { Json } from "../../../generator";
import { fromCents, toCents, roundedAmount } from "pilothouse/schema";
import type { AnswerOf, RowOf, ShownOf } from "./defineResource";
import type { Row } from "./Store";
import { addDerivedValues } from "./derived";
import { columnPlace } from "./nameOf";
import { parseStored } from "./parseStored";
import { VERSION } from "./Table";
import type { Column, Table } from "./Table";

const isNumber = ({ storage }: Column): boolean => storage === "integer" || storage === "real" || storage === "cents";

export const emptyValueOf = (column: Column): string | number => (isNumber(column) ? 0 : "");

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

/** Converts an amount of money on the wire, such as "19.90", to whole cents. Null if it is not an amount. */
export const encodeCents = (value: unknown): number | null => {
  const rounded = roundedAmount(typeof value === "number" ? String(value) : String(value ?? "").trim());
  const counted = rounded === null ? null : Number(toCents(rounded));
  return Number.isSafeInteger(counted) ? counted : null;
};

export const encode = (column: Column, value: unknown): string | number | null => {
  const stored =
    column.storage === "cents" ? (encodeCents(value) ?? 0) : isNumber(column) ? encodeNumber(value) : encodeText(value);
  return column.optional && isEmpty(stored) ? null : stored;
};

export const decode = (column: Column, value: unknown): Json => {
  if (column.wire === "list") return parseStored(value) ?? [];
  if (column.storage === "integer") return encodeNumber(value);
  if (column.storage === "cents") return fromCents(BigInt(Math.round(encodeNumber(value))));
  if (column.storage === "real") return encodeNumber(value);
  return encodeText(value);
};

/** Encodes a value, and encrypts it if the column is encrypted. @throws Error if an encrypted column has no keys */
export const encodeStored = (table: Table, column: Column, value: unknown): string | number | null => {
  const encoded = encode(column, value);
  if (!column.encrypted || typeof encoded !== "string" || encoded === "") return encoded;
  const place = columnPlace(table.name, column.name);
  if (table.keys === null) throw new Error(`${place} is stored encrypted only, and this table was made without keys`);
  return table.keys.encrypt(place, encoded);
};

/** Encodes the given values of a row. The store fills the other columns of a new row with defaults. */
export const encodeRow = (table: Table, values: Row): Row =>
  Object.fromEntries(
    table.columns
      .filter(({ name }) => values[name] !== undefined)
      .map((column) => [column.name, encodeStored(table, column, values[column.name])]),
  );

/** The row for an answer: all stored fields without secrets, and the version number if the table counts versions. */
export function decodeRow<Of>(table: Table<Of>, row: ShownOf<Of>): AnswerOf<Of>;
export function decodeRow(table: Table, row: Row): Record<string, Json> {
  const answered: Record<string, Json> = {};
  for (const column of table.columns) if (!column.secret) answered[column.name] = decode(column, row[column.name]);
  for (const column of table.derived) answered[column.name] = decode(column, row[column.name]);
  if (table.versioned) answered[VERSION.count] = encodeNumber(row[VERSION.count]);
  return answered;
}

/** Replaces NULL in a stored row by 0 or "", and decrypts encrypted texts. Changes the row in place. */
export function fillEmpty<Of>(table: Table<Of>, row: Row): RowOf<Of>;
export function fillEmpty(table: Table, row: Row): Row {
  for (const column of table.columns)
    if (column.optional && row[column.name] === null) row[column.name] = emptyValueOf(column);
  for (const column of table.encrypted) decryptIn(table, column, row);
  addDerivedValues(table, row);
  return row;
}

const decryptIn = (table: Table, { name }: Column, row: Row): void => {
  const text = row[name];
  if (table.keys !== null && typeof text === "string")
    row[name] = table.keys.decrypt(columnPlace(table.name, name), text);
};

/** Like `fillEmpty`, but removes secrets. For rows that are sent to clients. */
export function fillShown<Of>(table: Table<Of>, row: Row): ShownOf<Of>;
export function fillShown(table: Table, row: Row): Row {
  for (const { secret, name } of table.encrypted) if (secret) delete row[name];
  return fillEmpty(table, row);
}
