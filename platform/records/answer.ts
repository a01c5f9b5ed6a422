import type { Json } from "../../generator";
import type { Platform } from "../Platform";
import { rulesOf } from "../rules";
import { decodeRow } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";

/** What is answered of stored rows: their fields but the secrets, and what follows from other rows. */
export const answered = async (
  platform: Platform,
  table: Table,
  rows: readonly Row[],
): Promise<readonly Readonly<Record<string, Json>>[]> => {
  const data = rows.map((row) => decodeRow(table, row));
  const { answering } = rulesOf(table);
  return answering ? answering(platform.store.db, table, data) : data;
};
