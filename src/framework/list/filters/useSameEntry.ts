import { useNavigate } from "ra-core";
import { useCallback, useContext } from "react";
import { useLocation } from "react-router-dom";
import { useQueryNow } from "../../resource/useQueryNow";
import { InAddress } from "../arrangement";
import type { Values } from "./FilterKind";

/**
 * Shows other filters in the entry of the browser's history that is shown: react-admin makes a new one for each change.
 * Null in a list that does not keep its filters in the address.
 */
export const useSameEntry = (): ((filter: Values) => void) | null => {
  const isInAddress = useContext(InAddress);
  const { pathname } = useLocation();
  const queryNow = useQueryNow(pathname);
  const navigate = useNavigate();
  const show = useCallback(
    (filter: Values) => {
      const next = new URLSearchParams(queryNow());
      next.set("filter", JSON.stringify(filter));
      // A tree has no pages.
      if (next.has("page")) next.set("page", "1");
      navigate({ search: `?${next}` }, { replace: true });
    },
    [queryNow, navigate],
  );
  return isInAddress ? show : null;
};
