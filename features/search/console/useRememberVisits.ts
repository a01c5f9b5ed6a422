import { useStoreContext } from "ra-core";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useCurrentTitle } from "../../../src/framework/resource/title";
import { useConsole } from "../../../src/framework/shell/Console";
import { screenAt } from "../../../src/framework/shell/menu/menuTree";
import { readVisits, VISITS_KEY, addVisit } from "./visits";

/** Milliseconds after which a page counts as visited. */
const STAY = 700;

/** Remembers the visited pages. */
export const useRememberVisits = (): void => {
  const store = useStoreContext();
  const { sections } = useConsole();
  const { pathname } = useLocation();
  const { title } = useCurrentTitle();
  const screenPath = screenAt(sections, pathname)?.path ?? null;
  useEffect(() => {
    const isScreen = pathname === screenPath;
    if (screenPath === null || pathname.endsWith("/create") || (!isScreen && title === "")) return;
    const visit = { path: pathname, label: isScreen ? "" : title };
    const timer = setTimeout(
      () => store.setItem(VISITS_KEY, addVisit(readVisits(store.getItem(VISITS_KEY)), visit)),
      STAY,
    );
    return () => clearTimeout(timer);
  }, [store, pathname, screenPath, title]);
};
