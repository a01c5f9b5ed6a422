// The state of the desk, kept in the address, so that a reload, a link and the back button restore it.
import { useGetList } from "ra-core";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { fieldOf } from "pilothouse/wire";
import type { Feedback } from "../../../generated/operate/feedback/feedback.schema";
import { readFeedback } from "../Feedback";
import { filterParams, type DeskFilter, readDeskFilter, type Tab } from "./deskFilter";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";

const field = fieldOf<Feedback>();

const PAGE = 50;
const EVERY = 20_000;

/** The number of conversations in each tab, with the present filter. */
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
      sort: { field: field("gmt_create"), order: "DESC" },
      filter: filterParams(filter),
    },
    { refetchInterval: EVERY, retry: false, placeholderData: (before) => before },
  );
  return {
    filter,
    counts: useCounts(filter),
    open,
    rows: (list.data ?? []).map(readFeedback),
    total: list.total ?? 0,
    isPending: list.isPending,
    failed: list.isError,
    show: (tab: Tab) => change({ tab }),
    /** `goesOn`: the person is still typing. */
    find: (search: string, goesOn: boolean) => change({ search }, open, goesOn),
    narrow: (narrowed: DeskFilter["narrowed"]) => change({ narrowed }),
    more: () => setPages(pages + 1),
    select: (id: number) =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        if (id === 0) after.delete("feedback");
        else after.set("feedback", String(id));
        return after;
      }),
  };
};
export type Desk = ReturnType<typeof useDesk>;
