/** Where a browser remembers who signed in last, if it was asked to. */
export const ACCOUNT_KEY = "pilothouse.account";
