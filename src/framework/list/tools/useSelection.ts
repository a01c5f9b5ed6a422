import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDataProvider, useListContext, useResourceContext } from "ra-core";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { Selection } from "../../actions/ActionSelection";
import { rowsByKeys } from "../../resource/rowsByKeys";
import { type Row, useListSetup } from "../table/ListSetup";

/** Milliseconds after which a loaded record is requested again. */
const FRESH = 60_000;

/** The selected records. Records of this page are known; records of other pages must be loaded. */
export const useSelection = (): Selection => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? "";
  const { data, selectedIds, onSelect, sort, filter = {} } = useListContext<Row>();
  const { tree } = useListSetup();
  const here = useMemo(() => new Map((data ?? []).map((row) => [row.id, row])), [data]);
  const missing = useMemo(() => selectedIds.filter((id) => !here.has(id)), [selectedIds, here]);
  const ask = async (ids: readonly Row["id"][]) => {
    const rows: Row[] = [];
    for await (const some of rowsByKeys<Row>({ dataProvider, resource, sort, filter }, ids)) rows.push(...some);
    return rows;
  };
  const { data: others, isPlaceholderData } = useQuery({
    queryKey: [resource, "selected", missing],
    queryFn: () => ask(missing),
    staleTime: FRESH,
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  const withOthers = (rows: readonly Row[]) => {
    const known = new Map([...rows.map((row) => [row.id, row] as const), ...here]);
    return selectedIds.flatMap((id) => known.get(id) ?? []);
  };
  // Records that were deleted on the platform are deselected, so that all numbers are right.
  const letGo = useEffectEvent((there: readonly Row[]) => {
    const kept = withOthers(there);
    if (kept.length < selectedIds.length) onSelect(kept.map(({ id }) => id));
  });
  useEffect(() => {
    if (others !== undefined && !isPlaceholderData) letGo(others);
  }, [others, isPlaceholderData]);
  return {
    count: selectedIds.length,
    ids: selectedIds,
    rows: withOthers(others ?? []),
    hidden: missing.length,
    below: tree?.belowOf(selectedIds) ?? 0,
    choose: (chosen) => onSelect([...chosen]),
    clear: () => onSelect([]),
    records: async () => {
      const there = new Map((await ask(selectedIds)).map((row) => [row.id, row]));
      // The record with the values on the screen, so that later changes by other people are noticed.
      return selectedIds.flatMap((id) => (there.has(id) ? (here.get(id) ?? there.get(id) ?? []) : []));
    },
  };
};
