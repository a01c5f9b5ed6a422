// The names of records that the caller may see now.
import type { Language } from "../../../generator";
import type { Caller } from "../../../platform/framework/access/Caller";
import type { Platform } from "../../../platform/framework/Platform";
import { maskStored } from "../../../platform/framework/records/personal";
import { filterReached } from "../../../platform/framework/records/scope";
import { decodeRow } from "../../../platform/framework/storage/codec";
import { findByKeys } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";

/** By key. Deleted records and records out of reach are missing. */
export const namesOfRecords = async (
  platform: Platform,
  table: Table,
  { caller, language }: { readonly caller: Caller; readonly language: Language },
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { title, titles } = table.resource;
  const reading = { platform, db: platform.store.db };
  const rows: readonly Row[] = await filterReached(reading, table, caller, await findByKeys(reading.db, table, keys));
  return new Map(
    rows.map((row) => {
      const shown = decodeRow(table, maskStored(platform, caller, table, row));
      const called = [titles[language] ?? title, title].map((name) => String(shown[name] ?? "")).find(Boolean);
      return [String(row[table.key.name]), called ?? ""];
    }),
  );
};
