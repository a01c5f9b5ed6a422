// What the operator may do with the current resource, asked once for all its actions and kept: never per row.
import { useQuery } from "@tanstack/react-query";
import { useAuthProvider, useResourceContext } from "ra-core";
import { useCallback } from "react";
import { useResourceProps } from "./resource";

const COMMON = ["list", "get", "add", "set", "del", "export"] as const;

export type AllowedActions = (action: string) => boolean;

/** Actions as in ResourceProps.access: list, get, add, set, del, export, or a further call's name. */
export const useAllowedActions = (further: readonly string[] = []): AllowedActions => {
  const provider = useAuthProvider();
  const props = useResourceProps();
  const resource = useResourceContext() ?? "";
  const actions = [...new Set([...COMMON, ...Object.keys(props?.access ?? {}), ...further])].sort();
  const { data } = useQuery({
    queryKey: ["auth", "allowed", resource, actions.join(" ")],
    queryFn: async () => {
      const canAccess = provider?.canAccess?.bind(provider);
      if (canAccess === undefined) return new Set(actions);
      const answers = await Promise.all(actions.map((action) => canAccess({ resource, action })));
      return new Set(actions.filter((_, at) => answers[at]));
    },
    enabled: provider?.canAccess !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const free = provider?.canAccess === undefined;
  return useCallback((action) => free || data?.has(action) === true, [free, data]);
};

/** Whether one action is allowed; false until known. */
export const useAllowed = (action: string): boolean => useAllowedActions([action])(action);
