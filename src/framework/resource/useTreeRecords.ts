import { useQuery } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useGetList } from "ra-core";
import { useMemo } from "react";
import type { Reference } from "../wire/contract";
import { MAX_RECORDS_PER_REQUEST } from "./atOnce";
import { useInLanguage } from "./inLanguage";
import { type Id, treeRows } from "./treeOf";

type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };

const NONE: readonly Row[] = [];

/** The keys of parents that these rows do not include. */
const parentsOutside = (rows: readonly Row[], of: Reference): readonly Id[] => {
  const known = new Set(rows.map(({ id }) => String(id)));
  const parents = treeRows(rows, of).flatMap(({ parent }) =>
    parent === null || known.has(String(parent)) ? [] : parent,
  );
  return [...new Set(parents)];
};

/** Loads the ancestors of these rows up to the roots, if the account may read their names. */
const readAbove = async (dataProvider: DataProvider, of: Reference, rows: readonly Row[]): Promise<readonly Row[]> => {
  const above: Row[] = [];
  for (let ids = parentsOutside(rows, of); ids.length > 0;) {
    const { data } = await dataProvider.getMany<Row>(of.resource, { ids: [...ids] });
    above.push(...data.filter(Boolean));
    ids = data.length === 0 ? [] : parentsOutside([...rows, ...above], of).filter((id) => !ids.includes(id));
  }
  return above;
};

/**
 * All records of a tree, in one request, because a tree cannot be drawn in parts. If only some may be chosen, their
 * ancestors are added to show where they are.
 */
export const useTreeRecords = (reference: Reference, enabled: boolean, pick = "list") => {
  const of = useInLanguage(reference);
  const dataProvider = useDataProvider();
  const { data = NONE, isPending } = useGetList<Row>(
    of.resource,
    {
      pagination: { page: 1, perPage: MAX_RECORDS_PER_REQUEST },
      sort: { field: of.key, order: "ASC" },
      filter: {},
      meta: { call: pick },
    },
    { enabled, staleTime: 30_000 },
  );
  const missing = pick === "list" ? NONE : parentsOutside(data, of);
  const { data: above = NONE, isLoading } = useQuery({
    queryKey: [of.resource, "above", pick, missing],
    queryFn: () => readAbove(dataProvider, of, data),
    enabled: missing.length > 0,
    staleTime: 30_000,
  });
  const rows = useMemo(
    () =>
      treeRows([...above, ...data], of).map((row) => ({ ...row, isOnlyAbove: above.some(({ id }) => id === row.id) })),
    [above, data, of],
  );
  return { rows, isPending: enabled && (isPending || isLoading) };
};
