import { ACCOUNT_KEY } from "../../../../framework/public/accountKey";
import { arrive } from "../../../../framework/public/arrive";
import { returnAddress } from "../../../../framework/wire/session";
import { storage } from "../../../../framework/wire/storage";
import { show } from "./show";

/** The console itself stands on this page as well. */
if (arrive() === "/login") {
  const account = storage.get(ACCOUNT_KEY);
  show({
    page: returnAddress(location.search) === null ? "/login" : "/login?return",
    kept: account === null ? {} : { account },
  });
  const remember = document.querySelector<HTMLInputElement>("#root [name=remember]");
  if (remember) remember.checked = account !== null;
}
