// Turns stored rows into the cells of an export, as people read them: labels of enumerations, names of referenced
// records, times in the operator's time zone.
import { kindOf } from "../../../generator";
import type { FieldModel, Language } from "../../../generator";
import { type Cell, numberCell, textCell } from "pilothouse/sheet";
import type { Caller } from "../access/Caller";
import type { Platform } from "../Platform";
import { maskStored } from "../records/personal";
import { decode, isEmpty } from "../storage/codec";
import { findByKeys } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";

/** Language and time zone of the cells. */
export interface ExportManner {
  readonly language: Language;
  /** IANA name, such as Asia/Shanghai. */
  readonly zone: string;
}

/** Names of referenced records, by table and by key as text. */
type Names = ReadonlyMap<string, ReadonlyMap<string, string>>;

const YES = { en: "Yes", "zh-CN": "是", "zh-TW": "是" } satisfies Record<Language, string>;
const NO = { en: "No", "zh-CN": "否", "zh-TW": "否" } satisfies Record<Language, string>;

/** The columns of an export: every field that screens show, without secrets and nested rows. */
export const exportColumns = (table: Table): readonly Column[] =>
  table.columns.filter(({ field, secret }) => !field.hidden && !secret && field.of.length === 0);

const timeFormat = ({ zone }: ExportManner): ((seconds: number) => string) => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return (seconds) => (seconds > 0 ? format.format(seconds * 1000) : "");
};

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value]);

const enumWords = (platform: Platform, { options }: FieldModel, language: Language): ReadonlyMap<string, string> => {
  const found = platform.model.enums.find(({ name }) => name === options.enum);
  return new Map((found?.values ?? []).map(({ value, label }) => [String(value), label[language]]));
};

type Write = (value: unknown, names: Names) => Cell;

const writerOf = (platform: Platform, { field, wire, storage }: Column, manner: ExportManner): Write => {
  const { to } = field.options;
  if (typeof to === "string")
    return (value, names) =>
      valuesOf(value)
        .map((key) => names.get(to)?.get(String(key)) ?? String(key))
        .join(", ");
  if (typeof field.options.enum === "string") {
    const words = enumWords(platform, field, manner.language);
    const list = (value: unknown) => (Array.isArray(value) ? value : [value]);
    return (value) =>
      list(value)
        .map((one) => words.get(String(one)) ?? (isEmpty(one) ? "" : String(one)))
        .join(", ");
  }
  if (kindOf(field).role === "moment") {
    const format = timeFormat(manner);
    return (value) => format(Number(value));
  }
  if (wire === "boolean") return (value) => (Number(value) === 1 ? YES : NO)[manner.language];
  return storage === "integer" || storage === "real" || storage === "cents" ? numberCell : textCell;
};

/**
 * Reads the names of all records that a page of rows refers to. The caller reaches the rows, and so may read these
 * names.
 */
const namesFor = async (
  platform: Platform,
  caller: Caller,
  columns: readonly Column[],
  rows: readonly Row[],
): Promise<Names> => {
  const wanted = new Map<string, Set<unknown>>();
  for (const column of columns) {
    const { to } = column.field.options;
    if (typeof to !== "string") continue;
    const keys = wanted.get(to) ?? new Set();
    for (const row of rows) for (const key of valuesOf(decode(column, row[column.name]))) keys.add(key);
    wanted.set(to, keys);
  }
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const [to, keys] of wanted) {
    const target = platform.tables.get(to);
    if (!target) continue;
    const referenced = await findByKeys(platform.store.db, target, [...keys]);
    const { title } = target.resource;
    found.set(
      to,
      new Map(
        referenced
          .map((row) => maskStored(platform, caller, target, row))
          .map((row) => [String(row[target.key.name]), textCell(row[title]) || String(row[target.key.name])]),
      ),
    );
  }
  return found;
};

/** Makes the function that turns a page of rows into cells, as the caller may see them, in the order of `exportColumns`. */
export const createCellWriter = (platform: Platform, caller: Caller, table: Table, manner: ExportManner) => {
  const columns = exportColumns(table);
  const writers = columns.map((column) => [column, writerOf(platform, column, manner)] as const);
  return async (rows: readonly Row[]): Promise<readonly (readonly Cell[])[]> => {
    const names = await namesFor(platform, caller, columns, rows);
    const seen = rows.map((row) => maskStored(platform, caller, table, row));
    return seen.map((row) => writers.map(([column, write]) => write(decode(column, row[column.name]), names)));
  };
};
