import { useListContext, useResourceContext, useStore } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useNarrow } from "../../ui/useNarrow";
import { useDensity } from "../table/density";
import { HEADER_HEIGHT, ROW_HEIGHT } from "../table/rowHeights";

/** The number of rows per page, unless the operator chose another. */
export const PAGE_SIZE = 10;
/** The maximum number of page buttons, on wide and narrow screens. */
export const MAX_PAGE_BUTTONS = { wide: 5, narrow: 3 } as const;

/** Stored instead of a number: as many rows as fit into the window. */
export const AS_MANY_AS_FIT = 0;
/** The height of everything above and below the rows of a list, in pixels. */
const AROUND = 282;

/** The number of rows that fit into the window without scrolling when the list opens. */
const useFitting = (): number => {
  const [density] = useDensity();
  const [height] = useState(() => window.innerHeight);
  const fitting = Math.max(5, Math.floor((height - AROUND - HEADER_HEIGHT) / ROW_HEIGHT[density]));
  return useNarrow() ? PAGE_SIZE : fitting;
};

/** The operator's choice of rows per page, and the resulting number. */
export const usePageSize = (resource: string | undefined) => {
  const [kept, keep] = useStore<number>(`${resource}.perPage`, PAGE_SIZE);
  const fitting = useFitting();
  return { kept, keep, fitting, size: kept === AS_MANY_AS_FIT ? fitting : kept };
};

/**
 * The choice, and a function that changes it. If the list has its page in the address, react-admin reads the size only
 * from there. So a choice that arrives later from another browser must also be written to the address.
 */
export const usePageSizeChoice = (inAddress: boolean) => {
  const { perPage, setPerPage } = useListContext();
  const { kept, keep, fitting, size } = usePageSize(useResourceContext());
  const { search } = useLocation();
  const navigate = useNavigate();
  const known = useRef(size);
  useEffect(() => {
    if (size === known.current) return;
    known.current = size;
    const query = new URLSearchParams(search);
    if (!inAddress || size === perPage || query.has("perPage")) return;
    query.set("perPage", String(size));
    navigate({ search: `?${query}` }, { replace: true });
  }, [size, perPage, search, navigate, inAddress]);
  const choose = (chosen: number) => {
    known.current = chosen === AS_MANY_AS_FIT ? fitting : chosen;
    setPerPage(known.current);
    keep(chosen);
  };
  return { chosen: kept === AS_MANY_AS_FIT && perPage === fitting ? AS_MANY_AS_FIT : perPage, choose };
};
