import * as storage from "../wire/storage";

/** The storage key of the account that signed in last, if the person wanted it remembered. */
export const ACCOUNT_KEY = storage.ownKey("account");
