import { useListContext } from "ra-core";
import { useCallback, useMemo, useRef, useState } from "react";
import { isBlank } from "../../resource/valueAt";
import type { FilterValues } from "./FilterKind";
import { useReplaceFilters } from "./useReplaceFilters";

export interface Filters {
  readonly values: FilterValues;
  /**
   * Changes some keys. An empty value removes its key. If several changes come at once, all are applied. `goesOn`: the
   * change continues the previous change, so that one press of Back undoes both.
   */
  change(patch: FilterValues, goesOn?: boolean): void;
  replace(values: FilterValues): void;
}

const textOf = (values: unknown): string => JSON.stringify(values);

/**
 * Changes that are not yet in the address, oldest first. If the address catches up with one of them, the later ones
 * remain. If the address changes in another way (Back, or a link), all are dropped.
 */
const useAsked = (shown: unknown) => {
  const [asked, setAsked] = useState<{ readonly at: unknown; readonly all: readonly FilterValues[] }>({
    at: shown,
    all: [],
  });
  if (asked.at === shown) return { last: asked.all.at(-1), ask: setAsked };
  const reached = asked.all.findIndex((one) => textOf(one) === textOf(shown));
  const all = reached < 0 ? [] : asked.all.slice(reached + 1);
  setAsked({ at: shown, all });
  return { last: all.at(-1), ask: setAsked };
};

/** The filters of the list, as in the address. A change is shown at once, before the address changes. */
export const useFilters = (): Filters => {
  const { filterValues, setFilters } = useListContext();
  const { last, ask } = useAsked(filterValues);
  const showSame = useReplaceFilters();
  const values: FilterValues = last ?? filterValues;
  const now = useRef(values);
  now.current = values;
  const apply = useCallback(
    (next: FilterValues, goesOn: boolean) => {
      const given = Object.fromEntries(Object.entries(next).filter(([, value]) => !isBlank(value)));
      now.current = given;
      ask(({ at, all }) => ({ at, all: [...all, given] }));
      if (goesOn && showSame !== null) showSame(given);
      else setFilters(given, {});
    },
    [ask, setFilters, showSame],
  );
  const change = useCallback(
    (patch: FilterValues, goesOn = false) => apply({ ...now.current, ...patch }, goesOn),
    [apply],
  );
  const replace = useCallback((next: FilterValues) => apply(next, false), [apply]);
  return useMemo(() => ({ values, change, replace }), [values, change, replace]);
};
