// Whose request writes now. The driver counts that with each write, so that whoever wrote is known on every instance, and on
// a replica as soon as it has the write itself.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Aside } from "./Store";

interface Holder {
  /** The key of the account; "" while it is not known. */
  by: string;
}

const current = new AsyncLocalStorage<Holder>();

/**
 * Runs a request or a job, of which it is not known yet whose it is. Without a replica nobody asks, and every promise of a
 * process that follows its requests costs time.
 */
export const ofSomebody = <Result>(reader: Aside | null, work: () => Result, by = ""): Result =>
  reader === null ? work() : current.run({ by }, work);

/** The request that runs now is of this account. */
export const isOf = (account: string): void => {
  const holder = current.getStore();
  if (holder) holder.by = account;
};

/** The topic that counts what an account has written. */
export const topicOfWriter = (account: string): string => `@${account}`;

/** The same for whoever's request runs now; null for nobody's. */
export const writingTopic = (): string | null => {
  const by = current.getStore()?.by ?? "";
  return by === "" ? null : topicOfWriter(by);
};
