import * as storage from "../wire/storage";

/** Where a browser remembers who signed in last, if it was asked to. */
export const ACCOUNT_KEY = storage.own("account");
