import * as storage from "../wire/storage";

/** The storage key of the account that signed in last. It is stored only if the person wants that. */
export const ACCOUNT_KEY = storage.ownKey("account");
