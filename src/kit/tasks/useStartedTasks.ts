import { useGetIdentity } from "ra-core";
import { useCallback, useSyncExternalStore } from "react";
import { startedTasks, type StartedTask } from "./startedTasks";

/** The account's tasks, and who it is. */
export const useStartedTasks = (): { readonly account: string; readonly tasks: readonly StartedTask[] } => {
  const { identity } = useGetIdentity();
  const account = String(identity?.id ?? "");
  const read = useCallback(() => startedTasks.read(account), [account]);
  return { account, tasks: useSyncExternalStore(startedTasks.subscribe, read) };
};
