// The account whose request writes now. The driver counts each write for its account, so that every instance knows who
// wrote, and a replica knows it as soon as it has the write.
import { AsyncLocalStorage } from "node:async_hooks";
import type { ReadReplica } from "./Store";

interface Holder {
  /** The key of the account; "" while it is not known. */
  by: string;
}

const current = new AsyncLocalStorage<Holder>();

/** Runs a request or job whose account is not known yet. Used only with a replica, because tracking slows promises. */
export const runAsWriter = <Result>(reader: ReadReplica | null, work: () => Result, by = ""): Result =>
  reader === null ? work() : current.run({ by }, work);

/** Notes the account of the running request. */
export const setWriter = (account: string): void => {
  const holder = current.getStore();
  if (holder) holder.by = account;
};

/** The topic that counts what an account has written. */
export const topicOfWriter = (account: string): string => `@${account}`;

/** The topic of the account of the running request; null if there is none. */
export const currentWriterTopic = (): string | null => {
  const by = current.getStore()?.by ?? "";
  return by === "" ? null : topicOfWriter(by);
};
