import { MAX_SORT_KEYS } from "pilothouse/schema";
import { decidesRights } from "../access/identity";
import type { Answer } from "../wire/envelope";
import type { RecordRequest } from "./Engine";
import { isEmpty } from "../storage/codec";
import { countExactly, countOrEstimate } from "../storage/counting";
import { readPage, type SortKey } from "../storage/page";
import { readPreferringReplica } from "../storage/Reader";
import type { Row, DatabaseSide } from "../storage/Store";
import type { Table } from "../storage/Table";
import { answerRows } from "./answer";
import { selectionForRequest } from "./asked";
import { fieldsHiddenFrom } from "./personal";
import { pagingOf } from "./paging";
import type { Paging } from "./paging";
import { decryptEntries } from "../trail/personal";
import { tableFor } from "../storage/tableFor";

/** The parameter by which a caller requests the exact number of rows, however long the count takes. */
const EXACT = "exact_count";

/** Parameters of the wire. They are never filters, even if a resource has a field with one of these names. */
const PAGING = new Set(["page_index", "page_no", "page_size", "sort_field", "sort_order", "names", EXACT]);

const parted = (value: unknown): readonly string[] => (value === undefined ? [] : String(value).split(","));

/** The requested order by fields that may be sorted and are not `hidden`; otherwise the order of the definition. */
export const readSort = (
  table: Table,
  params: Row,
  hidden: ReadonlySet<string> = new Set(),
): SortKey & { readonly then: readonly SortKey[] } => {
  const orders = parted(params.sort_order);
  const asked = parted(params.sort_field)
    .slice(0, MAX_SORT_KEYS)
    .flatMap((name, at): SortKey[] => {
      const sort = table.byName.get(name);
      if (sort === undefined || sort.encrypted || hidden.has(name) || sort.wire === "list") return [];
      return [{ sort, descending: orders[at]?.toLowerCase() === "desc" }];
    });
  const { field, order } = table.resource.views.list.sort;
  const [first, ...then] = asked.filter(({ sort }, at) => asked.findIndex((one) => one.sort === sort) === at);
  return { ...(first ?? { sort: table.byName.get(field) ?? table.key, descending: order === "DESC" }), then };
};

export interface ListedRows {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether the number is an estimate. */
  readonly isAbout: boolean;
}

interface Found extends Omit<ListedRows, "rows"> {
  readonly page: readonly Row[];
}

/** The page and the number of rows. An estimated number is replaced if the page shows the exact one. */
const pageAbout = async (
  { limit, offset }: Paging,
  about: number,
  read: (total: number) => Promise<readonly Row[]>,
): Promise<Found | null> => {
  // A page can be read from the end of the list only if the exact number is known.
  if (offset > about / 2 && offset > 0) return null;
  const page = await read(Number.POSITIVE_INFINITY);
  const seen = offset + page.length;
  if (page.length < limit) return page.length > 0 || offset === 0 ? { page, total: seen, isAbout: false } : null;
  return { page, total: Math.max(about, seen + 1), isAbout: true };
};

/**
 * Reads the requested page of a list, within the caller's reach, and counts all rows that match. `range` replaces the
 * page of the parameters. `mayEstimate`: whether the number may be an estimate.
 * @throws Failure 406 for filters or pages beyond the limits and for invalid conditions, 513 for a filter by a field that
 * is masked for the caller
 */
export const listRows = async (
  { platform, caller, params, resource }: RecordRequest,
  range: Paging | null = null,
  mayEstimate = false,
): Promise<ListedRows> => {
  const { store, counts } = platform;
  const table = tableFor(platform, resource.name);
  const filters = Object.fromEntries(Object.entries(params).filter(([name]) => !PAGING.has(name)));
  const hidden = fieldsHiddenFrom(platform, caller, table);
  const selection = selectionForRequest(platform, table, caller, filters);
  const paging = range ?? pagingOf(params, platform.limits);
  const read = async ({ db, changes }: DatabaseSide): Promise<Found> => {
    const page = (total: number, found?: readonly unknown[]) =>
      readPage(db, table, selection, total, { ...paging, ...readSort(table, params, hidden), found });
    const isExact = !mayEstimate || !isEmpty(params[EXACT]);
    const exactly = () => countExactly(db, table, selection);
    const counted = isExact
      ? await counts.exactly(table.name, selection, exactly, changes)
      : await counts.of(
          table.name,
          selection,
          () => countOrEstimate(db, table, selection, platform.settings.COUNT_ROWS),
          changes,
        );
    const found = counted.isAbout ? await pageAbout(paging, counted.count, page) : null;
    if (found !== null) return found;
    const { count: total, keys } = counted.isAbout
      ? await counts.exactly(table.name, selection, exactly, changes)
      : counted;
    return { page: await page(total, keys), total, isAbout: false };
  };
  // Tables that decide access are read from the primary, so that changes of rights show at once.
  const isAside = !decidesRights(platform.model, table);
  const { page, ...found } = await (isAside ? readPreferringReplica(store, caller.key, read) : read(store));
  return { rows: await decryptEntries(platform, table, page), ...found };
};

export const answerList = async (request: RecordRequest): Promise<Answer> => {
  const table = tableFor(request.platform, request.resource.name);
  const { rows, total, isAbout } = await listRows(request, null, true);
  return { data: await answerRows(request.platform, request.caller, table, rows), count: total, isAbout };
};
