import { useGetList } from "ra-core";
import { useMemo } from "react";
import type { Reference } from "../wire/contract";
import { MOST_AT_ONCE } from "./atOnce";
import { useInLanguage } from "./inLanguage";
import { treeRows } from "./treeOf";

type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** All records of a tree in one request, once they are needed: a tree cannot be drawn in parts. */
export const useTreeRecords = (reference: Reference, enabled: boolean, pick = "list") => {
  const of = useInLanguage(reference);
  const { data, isPending } = useGetList<Row>(
    of.resource,
    {
      pagination: { page: 1, perPage: MOST_AT_ONCE },
      sort: { field: of.key, order: "ASC" },
      filter: {},
      meta: { call: pick },
    },
    { enabled, staleTime: 30_000 },
  );
  const rows = useMemo(() => treeRows(data ?? [], of), [data, of]);
  return { rows, isPending: enabled && isPending };
};
