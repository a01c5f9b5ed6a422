import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router-dom";

/**
 * Reads the query of the address. React Router draws a new address some time after it was requested, and a key may be
 * pressed in between. If the address has already left `path`, answers the query of the drawn page.
 */
export const useQueryNow = (path: string): (() => string) => {
  const { search } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    const now = router?.state.location;
    return now?.pathname.includes(path) ? now.search : search;
  }, [router, path, search]);
};
