import { useListContext } from "ra-core";
import { useCallback, useMemo, useRef, useState } from "react";
import { isBlank } from "../../resource/valueAt";
import type { Values } from "./FilterKind";

export interface Filters {
  readonly values: Values;
  /** Changes some keys. An empty value removes its key. Several changes in one tick are all applied. */
  change(patch: Values): void;
  replace(values: Values): void;
}

interface Wanted {
  /** The filters in the address at the time of the change. Once the address has changed, its filters are used again. */
  readonly from: unknown;
  readonly values: Values;
}

/** The filters of the list as the address has them. A change is shown at once, before the address follows. */
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
