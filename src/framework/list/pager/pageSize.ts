import { useListContext, useResourceContext, useStore } from "ra-core";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Rows of a page until a person chooses otherwise. */
export const PAGE_SIZE = 10;
/** Buttons of pages beside each other, and on a narrow screen. */
export const PAGE_BUTTONS = { wide: 5, narrow: 3 } as const;

/** How many rows the operator wants of each page of a list. */
export const usePageSize = (resource: string | undefined) => useStore<number>(`${resource}.perPage`, PAGE_SIZE);

/**
 * Answers how the person chooses it. What they chose in another browser may arrive when the list is open already: of a list
 * that has its page in the address, react-admin takes the size from there only.
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
