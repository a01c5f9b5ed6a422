// Turns stored rows into the cells of an export, with the same function as a browser: labels of enumerations, names of
// referenced records, times in the operator's time zone.
import { hasAlikeNames } from "../../../generator";
import type { Json, Language } from "../../../generator";
import {
  type Cell,
  type CellColumn,
  createCells,
  nameAndKey,
  type NamesByResource,
} from "pilothouse/features/sheets/book";
import { nameMark } from "pilothouse/schema";
import type { Caller } from "../../../platform/framework/access/Caller";
import type { Platform } from "../../../platform/framework/Platform";
import { maskStored } from "../../../platform/framework/records/personal";
import { decode, isEmpty } from "../../../platform/framework/storage/codec";
import { findByKeys } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { wordsInAllLanguages } from "../../../platform/framework/wire/platformWords";

/** Language and time zone of the cells. */
export interface ExportLocale {
  readonly language: Language;
  /** The IANA name of the time zone, such as Asia/Shanghai. */
  readonly zone: string;
}

export const YES_WORDS = wordsInAllLanguages("cell.yes");
export const NO_WORDS = wordsInAllLanguages("cell.no");

type Data = Readonly<Record<string, Json>>;

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value]);

/** The name of a record, as screens in this language show it. */
const titleIn = ({ resource }: Table, language: Language): string => resource.titles[language] ?? resource.title;

/** Reads the names of all records that some rows refer to. A caller who reaches the rows may read these names. */
const namesFor = async (
  platform: Platform,
  caller: Caller,
  columns: readonly CellColumn[],
  rows: readonly Data[],
  language: Language,
): Promise<NamesByResource> => {
  const wanted = new Map<string, Set<unknown>>();
  for (const { source, resource } of columns) {
    if (resource === null) continue;
    const keys = wanted.get(resource) ?? new Set();
    for (const row of rows) for (const key of valuesOf(row[source])) keys.add(key);
    wanted.set(resource, keys);
  }
  const found: Record<string, Readonly<Record<string, string>>> = {};
  for (const [name, keys] of wanted) {
    const target = platform.tables.get(name);
    if (!target) continue;
    const title = titleIn(target, language);
    const isAlike = hasAlikeNames(target.resource);
    const referenced = await findByKeys(platform.store.db, target, [...keys]);
    found[name] = Object.fromEntries(
      referenced.map((row) => {
        const key = String(row[target.key.name]);
        const seen = maskStored(platform, caller, target, row);
        const mark = nameMark(seen, target.resource.within?.tells);
        return [key, nameAndKey(String(seen[title] ?? ""), key, isAlike || seen[title] !== row[title], mark)];
      }),
    );
  }
  return found;
};

/** Makes a function that turns rows into cells, with masked values where the caller may not see them. */
export const createCellWriter = (
  platform: Platform,
  caller: Caller,
  table: Table,
  { columns, language, zone }: ExportLocale & { readonly columns: readonly CellColumn[] },
) => {
  const cellsOf = createCells(columns, { yes: YES_WORDS[language], no: NO_WORDS[language], zone });
  const sources = new Set(columns.flatMap(({ source, area }) => (area == null ? [source] : [source, area])));
  const read = [...table.columns, ...table.derived].filter(({ name }) => sources.has(name));
  return async (rows: readonly Row[]): Promise<readonly (readonly Cell[])[]> => {
    const seen = rows
      .map((row) => maskStored(platform, caller, table, row))
      .map((row): Data => Object.fromEntries(read.map((column) => [column.name, decode(column, row[column.name])])));
    const names = await namesFor(platform, caller, columns, seen, language);
    return seen.map((row) => cellsOf((source) => row[source], names));
  };
};
