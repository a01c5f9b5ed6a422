import { useListContext } from "ra-core";
import { useCallback, useMemo, useRef } from "react";
import { isBlank } from "../../value";
import type { Values } from "./FilterKind";

export interface Filters {
  readonly values: Values;
  /** Changes some keys; an empty value takes its key away. Several changes in one tick all count. */
  change(patch: Values): void;
  replace(values: Values): void;
}

/** The list's filters, as they stand in the address. */
export const useFilters = (): Filters => {
  const { filterValues, setFilters } = useListContext();
  // The address follows a tick later: what was changed meanwhile builds on what was asked for, not on what is shown.
  const wanted = useRef<{ readonly from: unknown; readonly values: Values }>({
    from: filterValues,
    values: filterValues,
  });
  if (wanted.current.from !== filterValues) wanted.current = { from: filterValues, values: filterValues };
  const replace = useCallback(
    (values: Values) => {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));
      wanted.current = { ...wanted.current, values: given };
      setFilters(given, {});
    },
    [setFilters],
  );
  const change = useCallback((patch: Values) => replace({ ...wanted.current.values, ...patch }), [replace]);
  return useMemo(() => ({ values: filterValues, change, replace }), [filterValues, change, replace]);
};
