// The rows that a list prints: all that match, up to a limit that is sensible on paper.
import type { DataProvider, FilterPayload, SortPayload } from "ra-core";
import { MAX_RECORDS_PER_REQUEST } from "../../../src/framework/resource/atOnce";
import { allRowsInOrder } from "../../../src/framework/list/table/keylessRows";
import type { Row } from "../../../src/framework/list/table/ListSetup";

interface Asked {
  readonly dataProvider: DataProvider;
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filter: FilterPayload;
}

/** A number of rows that is small enough not to block the page while an answer is read. */
const CHUNK = 1000;

export interface PrintedRows {
  readonly rows: readonly Row[];
  /** Whether more rows match. */
  readonly isCut: boolean;
  /** The number of all matching rows; undefined if the platform does not count. */
  readonly total: number | undefined;
}

/** Requests the matching rows from the platform, a thousand at a time. */
export const requestPrintedRows = async ({ dataProvider, resource, sort, filter }: Asked): Promise<PrintedRows> => {
  const known = new Map<Row["id"], Row>();
  let total: number | undefined;
  let isLast = false;
  for (let page = 1; !isLast && known.size < MAX_RECORDS_PER_REQUEST; page += 1) {
    const pagination = { page, perPage: CHUNK };
    const answer = await dataProvider.getList<Row>(resource, { pagination, sort, filter, meta: { exact: true } });
    total = answer.meta?.isMore === true ? undefined : answer.total;
    const before = known.size;
    const rows = allRowsInOrder(answer.data, answer.meta);
    for (const row of rows) known.set(row.id, row);
    isLast = known.size === before || (total === undefined ? rows.length < CHUNK : known.size >= total);
  }
  const rows = [...known.values()].slice(0, MAX_RECORDS_PER_REQUEST);
  return { rows, isCut: !isLast || rows.length < known.size, total };
};
