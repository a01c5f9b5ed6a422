import { loginAddress, plainAddress } from "../wire/session";
import { LOGIN_PATH, currentPage } from "./currentPage";
import { applyLanguageAndColours } from "./applyLanguageAndColours";

/** Completes the address, and sets language and colours, in the first script of a page. It can run more than once. */
export const applyAddress = <Path extends string>(paths: readonly Path[]): Path | typeof LOGIN_PATH | null => {
  const plain = plainAddress(location);
  if (plain !== null) history.replaceState(null, "", plain);
  const page = currentPage(paths);
  if (page === LOGIN_PATH && location.pathname !== LOGIN_PATH) history.replaceState(null, "", loginAddress(location));
  applyLanguageAndColours();
  return page;
};
