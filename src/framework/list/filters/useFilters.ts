import { useListContext } from "ra-core";
import { useCallback, useMemo, useRef, useState } from "react";
import { isBlank } from "../../resource/valueAt";
import type { Values } from "./FilterKind";

export interface Filters {
  readonly values: Values;
  /** Changes some keys; an empty value takes its key away. Several changes in one tick all count. */
  change(patch: Values): void;
  replace(values: Values): void;
}

interface Wanted {
  /** The address's filters when this was asked for: once they change, they count again. */
  readonly from: unknown;
  readonly values: Values;
}

/** The list's filters, as they stand in the address; what was just asked for is shown before the address follows. */
export const useFilters = (): Filters => {
  const { filterValues, setFilters } = useListContext();
  const [wanted, setWanted] = useState<Wanted>({ from: filterValues, values: filterValues });
  const values: Values = wanted.from === filterValues ? wanted.values : filterValues;
  const now = useRef({ values, filterValues });
  now.current = { values, filterValues };
  const replace = useCallback(
    (next: Values) => {
      const given = Object.fromEntries(Object.entries(next).filter(([, value]) => !isBlank(value)));
      now.current = { ...now.current, values: given };
      setWanted({ from: now.current.filterValues, values: given });
      setFilters(given, {});
    },
    [setFilters],
  );
  const change = useCallback((patch: Values) => replace({ ...now.current.values, ...patch }), [replace]);
  return useMemo(() => ({ values, change, replace }), [values, change, replace]);
};
