import { ListContextProvider, useListContext, useLocation, useNavigate } from "ra-core";
import { type ReactNode, useCallback, useMemo } from "react";
import { parseJson } from "../../../shared/schema/parseJson";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { useQueryNow } from "../../../src/framework/resource/useQueryNow";
import { isBlank } from "../../../src/framework/resource/valueAt";
import type { FilterValues } from "../../../src/framework/list/filters/FilterKind";

const read = (search: string): FilterValues => factsIn(parseJson(new URLSearchParams(search).get("filter") ?? ""));

/** Keeps a tree's filters in the address, as lists do, but does not send them to the platform. */
export const FiltersInAddress = ({ children }: { readonly children: ReactNode }) => {
  const list = useListContext();
  const { pathname, search } = useLocation();
  const queryNow = useQueryNow(pathname);
  const navigate = useNavigate();
  const filterValues = useMemo(() => read(search), [search]);
  const setFilters = useCallback(
    (values: FilterValues) => {
      const next = new URLSearchParams(queryNow());
      const given = Object.entries(values).filter(([, value]) => !isBlank(value));
      if (given.length === 0) next.delete("filter");
      else next.set("filter", JSON.stringify(Object.fromEntries(given)));
      navigate({ search: `?${next}` });
    },
    [queryNow, navigate],
  );
  const value = useMemo(() => ({ ...list, filterValues, setFilters }), [list, filterValues, setFilters]);
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
};
