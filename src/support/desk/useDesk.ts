// What is open at the desk: in the address, so that a reload and a link lead to the same conversation.
import { useGetList } from "ra-core";
import { useSearchParams } from "react-router-dom";
import { PENDING, readFeedback, STATES } from "../Feedback";

const PAGE = 50;
const EVERY = 20_000;

export const useCounts = (): Readonly<Record<number, number>> => {
  const one = { page: 1, perPage: 1 };
  const often = { refetchInterval: EVERY, retry: false };
  const [a, b, c] = STATES;
  const counts = [
    useGetList("feedback", { pagination: one, filter: { state: a } }, often).total,
    useGetList("feedback", { pagination: one, filter: { state: b } }, often).total,
    useGetList("feedback", { pagination: one, filter: { state: c } }, often).total,
  ];
  return Object.fromEntries(STATES.map((state, index) => [state, counts[index] ?? 0]));
};

export const useDesk = () => {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get("state"));
  const state = STATES.find((one) => one === asked) ?? PENDING;
  const search = query.get("q") ?? "";
  const open = Number(query.get("feedback")) || 0;
  const change = (changes: Readonly<Record<string, string>>, replace = false) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace },
    );
  const list = useGetList(
    "feedback",
    {
      pagination: { page: 1, perPage: PAGE },
      sort: { field: "gmt_create", order: "DESC" },
      filter: { state, ...(search === "" ? {} : { q: search }) },
    },
    { refetchInterval: EVERY, retry: false, placeholderData: (before) => before },
  );
  return {
    state,
    search,
    open,
    rows: (list.data ?? []).map(readFeedback),
    total: list.total ?? 0,
    isPending: list.isPending,
    failed: list.isError,
    refetch: list.refetch,
    show: (next: number) => change({ state: String(next), feedback: "" }),
    find: (text: string) => change({ q: text }, true),
    select: (id: number) => change({ feedback: id === 0 ? "" : String(id) }),
  };
};
export type Desk = ReturnType<typeof useDesk>;
