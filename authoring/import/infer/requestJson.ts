// Asks a host for lists, and how it is asked for one page of them.
import { type JsonObject, isJsonObject } from "../facts";
import { listShapeOf } from "../../../probe/listShape";

export const REQUEST_TIMEOUT = 30_000;
/** How hosts are asked for a page of so many rows. */
const PAGINGS: readonly (readonly [page: string, size: string])[] = [
  ["page", "limit"],
  ["page", "per_page"],
  ["page", "size"],
  ["page", "pageSize"],
  ["page", "page_size"],
  ["offset", "limit"],
  ["_page", "_limit"],
  ["skip", "limit"],
];

export type RequestHeaders = Readonly<Record<string, string>>;

export const requestJson = async (url: URL, headers: RequestHeaders): Promise<unknown> => {
  try {
    const answer = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
    return answer.ok ? await answer.json() : answer.status;
  } catch {
    return null;
  }
};

export const rowsOfAnswer = (answer: unknown): readonly JsonObject[] => {
  const found = listShapeOf(answer);
  if (found === null) return [];
  const rows =
    found.rows === ""
      ? answer
      : found.rows.split(".").reduce<unknown>((value, name) => (isJsonObject(value) ? value[name] : undefined), answer);
  return Array.isArray(rows) ? rows.filter(isJsonObject) : [];
};

/** The queries for pages, if the host obeys one of the usual ones. */
export const detectPaging = async (
  url: URL,
  headers: RequestHeaders,
  rows: readonly JsonObject[],
): Promise<readonly [string, string] | null> => {
  if (rows.length < 2) return null;
  for (const [page, size] of PAGINGS) {
    const of = async (at: string): Promise<readonly JsonObject[]> => {
      const one = new URL(url);
      one.searchParams.set(page, at);
      one.searchParams.set(size, "1");
      return rowsOfAnswer(await requestJson(one, headers));
    };
    const start = /offset|skip/.test(page) ? 0 : 1;
    const [first, second] = [await of(String(start)), await of(String(start + 1))];
    if (first.length === 1 && second.length === 1 && JSON.stringify(first) !== JSON.stringify(second))
      return [page, size];
  }
  return null;
};
