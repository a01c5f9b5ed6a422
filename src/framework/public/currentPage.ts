import * as token from "../wire/token";
import { publicPath } from "./publicPath";

export const LOGIN = "/login";

/** The public page of this address; null for the console. @param paths of the public pages other than the sign-in */
export const currentPage = <Path extends string>(paths: readonly Path[]): Path | typeof LOGIN | null =>
  publicPath(paths, location.pathname) ?? (token.get() === "" ? LOGIN : null);
