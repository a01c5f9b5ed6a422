import { loginAddress, plainAddress } from "../wire/session";
import * as token from "../wire/token";
import { publicPath } from "./publicPath";
import { applyLanguageAndColours } from "./applyLanguageAndColours";

const LOGIN = "/login";

/**
 * Completes the address and sets language and colours. Answers which public page to show, null for the console. A second call changes
 * nothing.
 *
 * @param paths of the public pages besides the sign-in
 */
export const arrive = <Path extends string>(paths: readonly Path[]): Path | typeof LOGIN | null => {
  const plain = plainAddress(location);
  if (plain !== null) history.replaceState(null, "", plain);
  const page = publicPath(paths, location.pathname);
  const isOut = token.get() === "";
  if (page === null && isOut && location.pathname !== LOGIN) history.replaceState(null, "", loginAddress(location));
  applyLanguageAndColours();
  return page ?? (isOut ? LOGIN : null);
};
