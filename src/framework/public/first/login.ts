import { beginFirstList } from "../../wire/firstList";
import { returnAddress } from "../../wire/session";
import * as storage from "../../wire/storage";
import { ACCOUNT_KEY } from "../accountKey";
import { applyAddress } from "../applyAddress";
import { askForScreen } from "./askForScreen";
import { showSeen } from "./show";
import { showRoleView } from "./showRoleView";

/** The first script of /login. The console is loaded there, too. @param paths of the other public pages */
export const login = (paths: readonly string[]): void => {
  const page = applyAddress(paths);
  if (page === null) {
    showRoleView();
    beginFirstList();
    askForScreen();
  }
  if (page !== "/login") return;
  const account = storage.get(ACCOUNT_KEY);
  showSeen({
    page: returnAddress(location.search) === null ? "/login" : "/login?return",
    kept: account === null ? { remember: "" } : { account, remember: "on" },
  });
};
