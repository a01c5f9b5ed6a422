// Turns the fields of a record into cells, both for files that a browser writes and for files that the platform writes.
// Text stays text: a key of twenty digits, or with a leading zero, is not a number.
import { currencyCode } from "../../../shared/schema/currency";
import { readFlag } from "../../../shared/schema/readFlag";
import { type Cell, toNumberCell, toTextCell } from "./Cell";
import type { CellColumn, CellForm, CellLocale, NamesByResource } from "./CellColumn";
import { joinValues } from "./separators";
import { createTimeCell } from "./zoneTime";

/** Reads a field of the record. */
export type ReadField = (source: string) => unknown;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isBlank(value) ? [] : [value]);
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === "";

/** On the wire, 0 and "" mean no value of an enumeration, unless the enumeration has them. */
const isNone = (value: unknown, words: Readonly<Record<string, string>>): boolean =>
  isBlank(value) || ((value === 0 || value === "0") && words[String(value)] === undefined);

const choices = (value: unknown, words: Readonly<Record<string, string>>): string => {
  const wordOf = (one: unknown) => words[String(one)] ?? toTextCell(one);
  if (!Array.isArray(value)) return isNone(value, words) ? "" : wordOf(value);
  const chosen = value.filter((one) => !isNone(one, words));
  return joinValues(chosen.map((one) => ({ word: wordOf(one), otherwise: toTextCell(one) })));
};

/** The number with its area code and a space, so that a spreadsheet does not read it as a number. */
const phoneCell = (value: unknown, area: unknown): Cell => {
  const text = toTextCell(value);
  if (text === "" || isBlank(area)) return text;
  const whole = `+${toTextCell(area).replace(/^\+/, "")} ${text}`;
  return /^\+\d+ [\d* -]+$/.test(whole) ? { number: null, text: whole } : whole;
};

const flagCell = (value: unknown, yes: string, no: string): string => {
  const flag = readFlag(value);
  return flag === null ? toTextCell(value) : flag ? yes : no;
};
const langOf = (row: unknown): string =>
  typeof row === "object" && row !== null ? toTextCell(Reflect.get(row, "lang")) : "";

type Write = (value: unknown, column: CellColumn, read: ReadField, names: NamesByResource) => Cell;

/** Creates the function that turns a record into cells. */
export const createCells = (columns: readonly CellColumn[], { yes, no, zone }: CellLocale) => {
  const times = createTimeCell(zone);
  const writers: Readonly<Record<CellForm, Write>> = {
    text: toTextCell,
    json: toTextCell,
    number: (value, { from = null }) => (from !== null && Number(value) < from ? "" : toNumberCell(value)),
    money: toNumberCell,
    currency: (value) => (isBlank(value) ? "" : currencyCode(toTextCell(value))),
    phone: (value, { area = null }, read) => phoneCell(value, area === null ? null : read(area)),
    timestamp: times,
    flag: (value) => flagCell(value, yes, no),
    count: (value) => toNumberCell(listOf(value).length),
    languages: (value) => [...new Set(listOf(value).map(langOf))].join(", "),
    enum: (value, { words }) => choices(value, words),
    reference: (value, { resource }, _, names) => choices(value, names[resource ?? ""] ?? {}),
  };
  return (read: ReadField, names: NamesByResource): readonly Cell[] =>
    columns.map((column) => writers[column.as](read(column.source), column, read, names));
};
