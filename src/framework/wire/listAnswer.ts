// Reads the answer of a list: the rows, and the number of rows on all pages.
import type { Answer } from "./answer";
import type { Payload } from "./contract";
import { isObject } from "./readAnswer";
import { WireFailure } from "./WireFailure";

/** The requested page of a list. */
export interface PagePosition {
  /** The number of the page, from 1. */
  readonly page: number;
  /** The number of rows on a page; 0 if the call has none. */
  readonly size: number;
}

interface Asked extends PagePosition {
  readonly path: string;
  readonly context: string | null;
}

/** The number of rows on a page; 0 if the call has no page size. */
export const pagePositionOf = (payload: Payload, paging: string): PagePosition => ({
  page: Number(payload[paging] ?? 1) || 1,
  size: Number(payload.page_size ?? 0) || 0,
});

/** A message lists at most this many names of an answer. */
const MOST = 8;
const LONGEST = 40;

/** Describes an unexpected answer for a message: `{ list, total }`. */
export const describeShape = (data: unknown): string =>
  isObject(data)
    ? `{ ${Object.keys(data).slice(0, MOST).join(", ")} }`
    : (JSON.stringify(data) ?? "–").slice(0, LONGEST);

export const isNothing = (data: unknown): boolean =>
  data === undefined || data === null || data === "" || (isObject(data) && Object.keys(data).length === 0);

/** Missing data is an empty list. @throws WireFailure if the data is another value than a list */
const rowsIn = (data: unknown, { path, context }: Asked): readonly unknown[] => {
  if (isNothing(data)) return [];
  const rows: readonly unknown[] = Array.isArray(data) ? data : [data];
  const records = rows.filter((row) => typeof row === "object" && row !== null);
  if (!Array.isArray(data) || (records.length === 0 && rows.some((row) => row !== null)))
    throw new WireFailure({
      reason: "notList",
      code: 200,
      path,
      context,
      data: { values: { shape: describeShape(data) } },
    });
  return records;
};

/** If the platform sends no count, or one below the number of rows, a full page means that there may be more rows. */
export const readList = (answer: Answer<unknown>, asked: Asked): Answer<readonly unknown[]> => {
  const { page, size } = asked;
  const data = rowsIn(answer.data, asked);
  const so = (page - 1) * size + data.length;
  // If the page has another size than requested, the number of rows before it is unknown.
  const fewest = data.length === size ? so : data.length;
  const isPlausible = answer.count >= fewest && (answer.count > 0 || so === 0);
  if (answer.isMore === true || isPlausible) return { ...answer, data };
  return size > 0 && data.length >= size
    ? { ...answer, data, count: so + 1, isMore: true }
    : { ...answer, data, count: so };
};
