import * as storage from "../wire/storage";

/** The storage key of the account that signed in last. The account is stored only if the person agrees. */
export const ACCOUNT_KEY = storage.ownKey("account");
