import { loginAddress, plainAddress } from "../wire/session";
import { token } from "../wire/token";
import { type PublicPath, publicPath } from "../../console/public/paths";
import { settle } from "./settle";

const LOGIN = "/login";

/** Puts address, language and colours in order; answers which public page is to be drawn, null for the console. Twice does no harm. */
export const arrive = (): PublicPath | typeof LOGIN | null => {
  const plain = plainAddress(location);
  if (plain !== null) history.replaceState(null, "", plain);
  const page = publicPath(location.pathname);
  const isOut = token.get() === "";
  if (page === null && isOut && location.pathname !== LOGIN) history.replaceState(null, "", loginAddress(location));
  settle();
  return page ?? (isOut ? LOGIN : null);
};
