// A platform whose store is an open transaction. It does work that must be stored together with other data, such as the
// answer to a request or the progress of a job.
import type { Db } from "../storage/Store";
import type { Engine } from "./Engine";

/**
 * The platform with the transaction `db` as its store. Clears caches at once, and by `later` again after the
 * transaction, because another request may fill them with old values in between.
 */
export const inTransactionOf = <On extends Engine>(platform: On, db: Db, later: (() => void)[]): On => {
  const { counts, callers } = platform;
  const twice = (forget: () => void): void => {
    forget();
    later.push(forget);
  };
  return {
    ...platform,
    store: { ...platform.store, db },
    counts: {
      of: (...asked) => counts.of(...asked),
      forget: (...what) => twice(() => counts.forget(...what)),
    },
    callers: {
      find: (...who) => callers.find(...who),
      again: (caller, now, from = db) => callers.again(caller, now, from),
      accountOf: (...who) => callers.accountOf(...who),
      byAccount: (key, now, from = db) => callers.byAccount(key, now, from),
      forget: () => twice(() => callers.forget()),
    },
  };
};
