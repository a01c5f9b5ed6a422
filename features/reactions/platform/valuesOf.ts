// The values of a record as people read them in a mail.
import { FIRST_LANGUAGE, kindOf, type Json } from "../../../generator";
import type { Platform } from "../../../platform/framework/Platform";
import { platformZone } from "../../../platform/framework/settings/platformZone";
import { decode, fillEmpty } from "../../../platform/framework/storage/codec";
import { findByKey } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Column, Table } from "../../../platform/framework/storage/Table";

/** The names and values that a reaction sends, as on the wire. */
export const wireValues = (table: Table, columns: readonly Column[], record: Row): ReadonlyMap<string, Json> => {
  const row: Row = fillEmpty(table, { ...record });
  return new Map(columns.map((column) => [column.name, decode(column, row[column.name])]));
};

const timeText = (seconds: number, timeZone: string): string =>
  `${new Date(seconds * 1000).toLocaleString("sv-SE", { timeZone })} ${timeZone}`;

/** The title of the row that a reference names; its key if the title may not be sent. */
const titleOf = async ({ store, tables }: Platform, to: string, key: Json): Promise<string> => {
  const table = tables.get(to);
  const title = table?.byName.get(table.resource.title);
  const row = table && (await findByKey<unknown>(store.db, table, key));
  const isOpen = title !== undefined && !title.encrypted && title.field.personal !== "masked";
  return row && isOpen ? String(Object(row)[title.name]) : String(key);
};

const textOf = async (platform: Platform, { field }: Column, value: Json): Promise<string> => {
  const { to, enum: named } = field.options;
  if (value === "" || value === null) return "";
  if (typeof named === "string") {
    const values = platform.model.enums.find(({ name }) => name === named)?.values;
    return values?.find((one) => String(one.value) === String(value))?.label[FIRST_LANGUAGE] ?? String(value);
  }
  if (typeof to === "string") return value === 0 ? "" : titleOf(platform, to, value);
  if (kindOf(field).role === "moment")
    return value === 0 ? "" : timeText(Number(value), platformZone(platform.settings));
  return String(value);
};

export const textValues = async (
  platform: Platform,
  table: Table,
  columns: readonly Column[],
  record: Row,
): Promise<ReadonlyMap<string, string>> => {
  const values = wireValues(table, columns, record);
  const texts = new Map<string, string>();
  for (const column of columns) texts.set(column.name, await textOf(platform, column, values.get(column.name) ?? null));
  return texts;
};
