import { useInfiniteQuery } from "@tanstack/react-query";
import { simpleRest } from "../../../src/framework/providers/restProvider";
import { type HistoryEntry, readEntries } from "./HistoryEntry";

/** The number of entries in the first request, and in each later request. */
const FIRST = 5;
const AT_ONCE = 25;

interface Answered {
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
}

const NONE: readonly HistoryEntry[] = [];

/**
 * The second request begins with the entries of the first, and new entries move entries to later pages. So each entry
 * is kept only once.
 */
const once = (pages: readonly Answered[]): readonly HistoryEntry[] => [
  ...new Map(pages.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry])).values(),
];

/** The entries about a record, the latest first, page by page. */
export const useHistory = (of: string, record: string | number) => {
  const { data, error, isPending, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    // The key begins with the name of the resource. A change of its records then repeats this request.
    queryKey: [of, "history", String(record)],
    queryFn: async ({ pageParam, signal }): Promise<Answered> => {
      const { data: rows, total = 0 } = await simpleRest().getList("history", {
        pagination: pageParam === 0 ? { page: 1, perPage: FIRST } : { page: pageParam, perPage: AT_ONCE },
        sort: { field: "id", order: "DESC" },
        filter: { of, record: String(record) },
        signal,
      });
      return { entries: readEntries(rows), total };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, _, page) => ((page === 0 ? FIRST : page * AT_ONCE) < total ? page + 1 : undefined),
    retry: false,
    staleTime: 0,
  });
  const entries = data ? once(data.pages) : NONE;
  const total = data?.pages.at(-1)?.total ?? 0;
  return { entries, total, error, isPending, isMoreComing: isFetchingNextPage, more: fetchNextPage, again: refetch };
};
