import { useLocation } from "react-router-dom";
import { useCurrentPlace, useCurrentTitle } from "../../resource/title";
import { screenAt } from "./menuTree";
import { useConsole } from "../Console";
import { useMenuLabel } from "./useMenuLabel";

/** The name of the current page: the name of its view, of its list, or of its menu. "" if there is none. */
export const usePageName = (): string => {
  const { sections } = useConsole();
  const labelOf = useMenuLabel();
  const { pathname } = useLocation();
  const { title } = useCurrentTitle();
  const place = useCurrentPlace();
  const screen = screenAt(sections, pathname);
  return title || place?.label || (screen ? labelOf(screen.menu) : "");
};
