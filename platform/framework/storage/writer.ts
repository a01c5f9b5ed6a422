// Whose request writes now. The driver counts that with each write, so that whoever wrote is known on every instance, and on
// a replica as soon as it has the write itself.
import { AsyncLocalStorage } from "node:async_hooks";

interface Holder {
  /** The key of the account; "" while it is not known. */
  by: string;
}

const current = new AsyncLocalStorage<Holder>();

/** Runs a request or a job, of which it is not known yet whose it is. */
export const ofSomebody = <Result>(work: () => Result, by = ""): Result => current.run({ by }, work);

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
