import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useListContext, useResourceContext } from "ra-core";
import { useMemo } from "react";
import type { Selection } from "../../actions/ActionSelection";
import type { Row } from "../table/ListSetup";

const CHUNK = 1000;
/** Milliseconds. */
const FRESH = 60_000;

/** The selected records: those of this page at once, those of other pages when they are loaded. */
export const useSelection = (): Selection => {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const resource = useResourceContext() ?? "";
  const { data, selectedIds, onSelect } = useListContext<Row>();
  const here = useMemo(() => new Map((data ?? []).map((row) => [row.id, row])), [data]);
  const missing = useMemo(() => selectedIds.filter((id) => !here.has(id)), [selectedIds, here]);
  const elsewhere = {
    queryKey: [resource, "selected", missing],
    queryFn: async () => {
      const rows: Row[] = [];
      for (let at = 0; at < missing.length; at += CHUNK) {
        const found = await dataProvider.getMany<Row>(resource, { ids: missing.slice(at, at + CHUNK) });
        rows.push(...found.data);
      }
      return rows;
    },
    staleTime: FRESH,
  };
  const { data: others } = useQuery({
    ...elsewhere,
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  const withOthers = (rows: readonly Row[]) => {
    const known = new Map([...rows.map((row) => [row.id, row] as const), ...here]);
    // Leave out records that no longer exist.
    return selectedIds.flatMap((id) => known.get(id) ?? []);
  };
  return {
    count: selectedIds.length,
    ids: selectedIds,
    rows: withOthers(others ?? []),
    choose: (ids) => onSelect([...ids]),
    clear: () => onSelect([]),
    records: async () => withOthers(missing.length === 0 ? [] : await client.ensureQueryData(elsewhere)),
  };
};
