import { useLocation } from "react-router-dom";
import { useCurrentPlace, useCurrentTitle } from "../../resource/title";
import { screenAt } from "./menuTree";
import { useConsole } from "../Console";
import { useMenuLabel } from "./useMenuLabel";

/** What the page in front of the operator is called: what its view says, the list it belongs to, or else the menu; "" where neither knows. */
export const usePageName = (): string => {
  const { sections } = useConsole();
  const labelOf = useMenuLabel();
  const { pathname } = useLocation();
  const { title } = useCurrentTitle();
  const place = useCurrentPlace();
  const screen = screenAt(sections, pathname);
  return title || place?.label || (screen ? labelOf(screen.menu) : "");
};
