import { useGetList, useTranslate } from "ra-core";
import { useState } from "react";
import { DelayedInput } from "../ui/DelayedInput";
import type { Reference } from "../wire/contract";
import type { Row } from "./Row";

const SHOWN = 25;
const NONE: readonly Row[] = [];

/** Searches the records of a resource by text. Answers the first matches, and the box to type in. */
export const useRecordSearch = (of: Reference, label: string) => {
  const translate = useTranslate();
  const [q, setQ] = useState("");
  const { data, isPending, error } = useGetList<Row>(
    of.resource,
    {
      filter: q === "" ? {} : { q },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: of.title, order: "ASC" },
    },
    { placeholderData: (before) => before, staleTime: 30_000 },
  );
  const words = translate("ui.filter.search_in", { label });
  const box = <DelayedInput type="search" value={q} label={words} placeholder={words} onSettle={setQ} />;
  return { found: data ?? NONE, isPending, error, box };
};
