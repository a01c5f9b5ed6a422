import { useNavigate } from "ra-core";
import { useCallback, useContext } from "react";
import { useLocation } from "react-router-dom";
import { useQueryNow } from "../../resource/useQueryNow";
import { ListInAddressContext } from "../arrangement";
import type { FilterValues } from "./FilterKind";

/**
 * Changes the filters without a new entry in the browser's history, which react-admin would add. Null if the list does
 * not keep its filters in the address.
 */
export const useReplaceFilters = (): ((filter: FilterValues) => void) | null => {
  const isInAddress = useContext(ListInAddressContext);
  const { pathname } = useLocation();
  const queryNow = useQueryNow(pathname);
  const navigate = useNavigate();
  const show = useCallback(
    (filter: FilterValues) => {
      const next = new URLSearchParams(queryNow());
      next.set("filter", JSON.stringify(filter));
      // Trees have no pages.
      if (next.has("page")) next.set("page", "1");
      navigate({ search: `?${next}` }, { replace: true });
    },
    [queryNow, navigate],
  );
  return isInAddress ? show : null;
};
