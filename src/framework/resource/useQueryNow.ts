import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router-dom";

/**
 * Reads the query of the address as it is now. React Router draws a new address later than it was asked for, and a key may be
 * pressed in between. Once the address has left `path`, it is the query that is still drawn.
 */
export const useQueryNow = (path: string): (() => string) => {
  const { search } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    const now = router?.state.location;
    return now?.pathname.includes(path) ? now.search : search;
  }, [router, path, search]);
};
