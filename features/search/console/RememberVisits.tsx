import { useStoreContext } from "ra-core";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useCurrentTitle } from "../resource/title";
import { readVisits, VISITS, withVisit } from "./visits";

/** Milliseconds after which a page counts as visited. */
const STAY = 700;

/** Remembers the visited pages. `screenPath`: the screen of the address, or null. */
export const RememberVisits = ({ screenPath }: { readonly screenPath: string | null }) => {
  const store = useStoreContext();
  const { pathname } = useLocation();
  const { title } = useCurrentTitle();
  useEffect(() => {
    const isScreen = pathname === screenPath;
    if (screenPath === null || pathname.endsWith("/create") || (!isScreen && title === "")) return;
    const visit = { path: pathname, label: isScreen ? "" : title };
    const timer = setTimeout(() => store.setItem(VISITS, withVisit(readVisits(store.getItem(VISITS)), visit)), STAY);
    return () => clearTimeout(timer);
  }, [store, pathname, screenPath, title]);
  return null;
};
