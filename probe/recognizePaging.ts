// Recognizes the parameters with which a host pages lists, for `paging` of host.yaml.
import type { Ask } from "./ask";
import type { ProbedPage } from "./pages";
import type { ProbedRow } from "./Report";
import type { PagingShape } from "./Shape";

/** The most usual names come first. */
const SIZED: readonly (readonly [page: string, size: string])[] = [
  ["page", "page_size"],
  ["page", "size"],
  ["page", "limit"],
  ["page", "pageSize"],
  ["page", "per_page"],
  ["pageNum", "pageSize"],
  ["pageNo", "pageSize"],
  ["pageIndex", "pageSize"],
  ["current", "size"],
  ["current", "pageSize"],
  ["_page", "_limit"],
];
const OFFSETS: readonly (readonly [offset: string, size: string])[] = [
  ["offset", "limit"],
  ["skip", "limit"],
  ["start", "limit"],
];
/** The number of lists to test for paging as in host.yaml. */
const TRIED = 3;
/** The minimum number of rows to distinguish the second from the third. */
const ROWS = 3;

const at = (rows: readonly ProbedRow[], row: ProbedRow): number => {
  const text = JSON.stringify(row);
  return rows.findIndex((one) => JSON.stringify(one) === text);
};

/** The position of the only answered row; -1 for none or several. */
const turned = async ({ resource, call, rows }: ProbedPage, ask: Ask, params: ProbedRow): Promise<number> => {
  const heard = await ask(resource, call, params);
  if (heard.verdict !== "answers" || !Array.isArray(heard.data)) return -1;
  const [only, ...others]: readonly ProbedRow[] = heard.data;
  return only === undefined || others.length > 0 ? -1 : at(rows, only);
};

/** Null if the host pages as host.yaml says, or if no known form works. */
export const recognizePaging = async (pages: readonly ProbedPage[], ask: Ask): Promise<PagingShape | null> => {
  const longEnough = pages.filter(({ rows }) => rows.length >= ROWS).slice(0, TRIED);
  for (const page of longEnough)
    if ((await turned(page, ask, { [page.call.paging]: 2, page_size: 1 })) === 1) return null;
  const [page] = longEnough;
  if (page === undefined) return null;
  for (const [name, size] of SIZED) {
    const place = await turned(page, ask, { [name]: 2, [size]: 1 });
    if (place === 1) return { page: name, size };
    if (place === 2) return { page: name, size, first: 0 };
  }
  for (const [offset, size] of OFFSETS)
    if ((await turned(page, ask, { [offset]: 1, [size]: 1 })) === 1) return { offset, size };
  return null;
};
