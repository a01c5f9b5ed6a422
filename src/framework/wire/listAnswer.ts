// Reads the answer of a list: its rows, and how many there are on all pages.
import type { Answer } from "./answer";
import type { Payload } from "./contract";
import { isObject } from "./readAnswer";
import { WireFailure } from "./WireFailure";

/** The requested page of a list. */
export interface Place {
  /** Counted from 1. */
  readonly page: number;
  /** 0 if the call has none. */
  readonly size: number;
}

interface Asked extends Place {
  readonly path: string;
  readonly context: string | null;
}

/** `paging`: the name that the list declares for its page. */
export const placeOf = (payload: Payload, paging: string): Place => ({
  page: Number(payload[paging] ?? 1) || 1,
  size: Number(payload.page_size ?? 0) || 0,
});

/** The most names of an answer in a message. */
const MOST = 8;
const LONGEST = 40;

/** The answer in place of the expected one: `{ list, total }`. */
export const describeShape = (data: unknown): string =>
  isObject(data)
    ? `{ ${Object.keys(data).slice(0, MOST).join(", ")} }`
    : (JSON.stringify(data) ?? "–").slice(0, LONGEST);

export const isNothing = (data: unknown): boolean =>
  data === undefined || data === null || data === "" || (isObject(data) && Object.keys(data).length === 0);

/** No data is an empty list. @throws WireFailure for anything that is no list, so that it does not look empty */
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

/** If the platform answers no number, or one below the number of rows, a full page says that there may be more. */
export const readList = (answer: Answer<unknown>, asked: Asked): Answer<readonly unknown[]> => {
  const { page, size } = asked;
  const data = rowsIn(answer.data, asked);
  const so = (page - 1) * size + data.length;
  // The number of rows before a page is unknown if the page has another size than requested.
  const fewest = data.length === size ? so : data.length;
  const isPlausible = answer.count >= fewest && (answer.count > 0 || so === 0);
  if (answer.isMore === true || isPlausible) return { ...answer, data };
  return size > 0 && data.length >= size
    ? { ...answer, data, count: so + 1, isMore: true }
    : { ...answer, data, count: so };
};
