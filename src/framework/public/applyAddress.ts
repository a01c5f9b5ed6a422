import { loginAddress, plainAddress } from "../wire/session";
import { LOGIN, currentPage } from "./currentPage";
import { applyLanguageAndColours } from "./applyLanguageAndColours";

/** Completes the address, and sets language and colours, in a page's first script. May be called again. */
export const applyAddress = <Path extends string>(paths: readonly Path[]): Path | typeof LOGIN | null => {
  const plain = plainAddress(location);
  if (plain !== null) history.replaceState(null, "", plain);
  const page = currentPage(paths);
  if (page === LOGIN && location.pathname !== LOGIN) history.replaceState(null, "", loginAddress(location));
  applyLanguageAndColours();
  return page;
};
