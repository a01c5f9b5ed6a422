import { useGetIdentity } from "ra-core";
import { useCallback, useSyncExternalStore } from "react";
import { type FollowedTasks, followedTasks } from "./followedTasks";

/** The signed-in account, and the tasks that it waits for. `key`: the account's key on the platform. */
export const useFollowedTasks = (): {
  readonly account: string;
  readonly key: string | number;
  readonly followed: FollowedTasks;
} => {
  const { identity } = useGetIdentity();
  const account = String(identity?.id ?? "");
  const read = useCallback(() => followedTasks.read(account), [account]);
  const given: unknown = identity?.key;
  const key = typeof given === "string" || typeof given === "number" ? given : account;
  return { account, key, followed: useSyncExternalStore(followedTasks.subscribe, read) };
};
