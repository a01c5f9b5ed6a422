import { loginAddress, plainAddress } from "../wire/session";
import { LOGIN, pageHere } from "./pageHere";
import { applyLanguageAndColours } from "./applyLanguageAndColours";

/** In the first script of a page: completes the address and sets language and colours. A second call changes nothing. */
export const arrive = <Path extends string>(paths: readonly Path[]): Path | typeof LOGIN | null => {
  const plain = plainAddress(location);
  if (plain !== null) history.replaceState(null, "", plain);
  const page = pageHere(paths);
  if (page === LOGIN && location.pathname !== LOGIN) history.replaceState(null, "", loginAddress(location));
  applyLanguageAndColours();
  return page;
};
