import { useListContext, useResourceContext, useStore } from "ra-core";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Rows per page until the operator chooses another number. */
export const PAGE_SIZE = 10;
/** The number of page buttons on a wide and on a narrow screen. */
export const PAGE_BUTTONS = { wide: 5, narrow: 3 } as const;

/** The operator's number of rows per page of a list. */
export const usePageSize = (resource: string | undefined) => useStore<number>(`${resource}.perPage`, PAGE_SIZE);

/**
 * Answers a function that sets the number of rows per page. When a list has its page in the address, react-admin reads the size
 * only from there, so a choice that arrives later from another browser must also be set there.
 */
export const usePageSizeChoice = (inAddress: boolean) => {
  const { perPage, setPerPage } = useListContext();
  const [size, keep] = usePageSize(useResourceContext());
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
  return (chosen: number) => {
    known.current = chosen;
    setPerPage(chosen);
    keep(chosen);
  };
};
