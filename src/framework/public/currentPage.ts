import * as token from "../wire/token";
import { publicPath } from "./publicPath";

export const LOGIN_PATH = "/login";

/** The public page of this address; null for the console. @param paths of the public pages other than the sign-in */
export const currentPage = <Path extends string>(paths: readonly Path[]): Path | typeof LOGIN_PATH | null =>
  publicPath(paths, location.pathname) ?? (token.get() === "" ? LOGIN_PATH : null);
