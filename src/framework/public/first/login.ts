import { returnAddress } from "../../wire/session";
import * as storage from "../../wire/storage";
import { ACCOUNT_KEY } from "../accountKey";
import { arrive } from "../arrive";
import { show } from "./show";

/**
 * The first script of /login. The console itself stands on this page as well.
 *
 * @param paths of the other public pages
 */
export const login = (paths: readonly string[]): void => {
  if (arrive(paths) !== "/login") return;
  const account = storage.get(ACCOUNT_KEY);
  show({
    page: returnAddress(location.search) === null ? "/login" : "/login?return",
    kept: account === null ? {} : { account },
  });
  const remember = document.querySelector<HTMLInputElement>("#root [name=remember]");
  if (remember) remember.checked = account !== null;
};
