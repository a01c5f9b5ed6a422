// The account whose request writes now. The driver counts it with each write, so that every instance knows who wrote,
// and a replica as soon as it has the write itself.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Aside } from "./Store";

interface Holder {
  /** The key of the account; "" while it is not known. */
  by: string;
}

const current = new AsyncLocalStorage<Holder>();

/**
 * Runs a request or a job whose account is not known yet. Without a replica this is not used, because tracking requests
 * makes every promise slower.
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

/** The account of the running request; null for none. */
export const writingTopic = (): string | null => {
  const by = current.getStore()?.by ?? "";
  return by === "" ? null : topicOfWriter(by);
};
