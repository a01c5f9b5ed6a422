// The state of the desk. It is in the address, so that a reload, a link and the back button restore it.
import { useGetList } from "ra-core";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { can, fieldOf } from "pilothouse/wire";
import type { Feedback } from "../../../generated/operate/feedback/feedback.schema";
import { readFeedback } from "../Feedback";
import { filterParams, type DeskFilter, readDeskFilter, type Tab } from "./deskFilter";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";

const field = fieldOf<Feedback>();

/** The windows in which the inbox and a conversation are not side by side, as in desk.css. */
const ONE_PANE = "(max-width: 898.95px)";

const PAGE = 50;
const EVERY = 20_000;

/** The number of conversations in each tab, with the current filter. */
const useCounts = (filter: DeskFilter): Readonly<Record<Tab, number | null>> => {
  const pagination = { page: 1, perPage: 1 };
  const often = { refetchInterval: EVERY, retry: false };
  const counted = (tab: Tab) => ({ pagination, filter: filterParams({ ...filter, tab }) });
  const pending = useGetList(feedbackReference.resource, counted("pending"), often).total ?? null;
  const processing = useGetList(feedbackReference.resource, counted("processing"), often).total ?? null;
  const resolved = useGetList(feedbackReference.resource, counted("resolved"), often).total ?? null;
  const open = pending === null || processing === null ? null : pending + processing;
  return { open, pending, processing, resolved };
};

export const useDesk = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("filter");
  const filter = useMemo(() => readDeskFilter(asked), [asked]);
  const open = Number(query.get("feedback")) || 0;
  const isOpened = query.has("feedback");
  const [pages, setPages] = useState(1);
  const change = (next: Partial<DeskFilter>, feedback = 0, replace = false) => {
    setPages(1);
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("filter", JSON.stringify(filterParams({ ...filter, ...next })));
        after.delete("displayedFilters");
        if (feedback === 0) after.delete("feedback");
        return after;
      },
      { replace },
    );
  };
  const list = useGetList(
    feedbackReference.resource,
    {
      pagination: { page: 1, perPage: PAGE * pages },
      sort: { field: field("gmt_create"), order: filter.tab === "resolved" ? "DESC" : "ASC" },
      filter: filterParams(filter),
    },
    { refetchInterval: EVERY, retry: false, placeholderData: (before) => before },
  );
  const select = (id: number, replace = false) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("feedback", String(id));
        return after;
      },
      { replace },
    );
  const rows = (list.data ?? []).map(readFeedback);
  // Next to the inbox, a conversation opens by itself: the one that has been open longest. If the platform can sort, this
  // is the first row.
  const first = list.isPlaceholderData || !can("sort", feedbackReference.resource) ? undefined : rows[0]?.id;
  const opening = isOpened || window.matchMedia(ONE_PANE).matches ? undefined : first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `select` is a new function in each render
  useEffect(() => {
    if (opening !== undefined) select(opening, true);
  }, [opening]);
  return {
    filter,
    counts: useCounts(filter),
    open,
    rows,
    total: list.total ?? 0,
    isPending: list.isPending,
    failed: list.isError,
    show: (tab: Tab) => change({ tab }),
    /** `goesOn`: the person is still typing. */
    find: (search: string, goesOn: boolean) => change({ search }, open, goesOn),
    narrow: (narrowed: DeskFilter["narrowed"]) => change({ narrowed }),
    more: () => setPages(pages + 1),
    select: (id: number) => select(id),
  };
};
export type DeskState = ReturnType<typeof useDesk>;
