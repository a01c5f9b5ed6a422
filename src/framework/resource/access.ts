// The operator's rights to the current resource. They are requested once for the list, not for each row.
import { type QueryClient, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAuthProvider, useResourceContext } from "ra-core";
import { useCallback } from "react";
import type { ResourceProps } from "../wire/contract";
import { useResourceProps } from "./resource";

const COMMON = ["list", "get", "add", "set", "del", "export"] as const;

interface KnownGrants {
  readonly menus: ReadonlySet<string>;
  readonly isSuper: boolean;
}

/** Uses rights that are already loaded, so that no button appears late. */
const grantedNow = (client: QueryClient, props: ResourceProps | null, actions: readonly string[]) => {
  const known = client.getQueryData<KnownGrants>(["auth", "getPermissions", {}]);
  if (props === null || !(known?.menus instanceof Set)) return undefined;
  const { isSuper, menus } = known;
  return new Set(
    actions.filter((action) => {
      const menu = props.access[action];
      return menu !== undefined && (isSuper || menus.has(menu));
    }),
  );
};

export type AllowedActions = (action: string) => boolean;

/** Actions as in ResourceProps.access: list, get, add, set, del, export, or the name of another call. */
export const useAllowedActions = (further: readonly string[] = []): AllowedActions => {
  const provider = useAuthProvider();
  const canAccess = provider?.canAccess?.bind(provider);
  const props = useResourceProps();
  const resource = useResourceContext() ?? "";
  const client = useQueryClient();
  const actions = [...new Set([...COMMON, ...Object.keys(props?.access ?? {}), ...further])].sort();
  const { data } = useQuery({
    queryKey: ["auth", "allowed", resource, actions.join(" ")],
    queryFn:
      canAccess === undefined
        ? skipToken
        : async () => {
            const answers = await Promise.all(actions.map((action) => canAccess({ resource, action })));
            return new Set(actions.filter((_, at) => answers[at]));
          },
    initialData: () => grantedNow(client, props, actions),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const free = canAccess === undefined;
  return useCallback((action) => free || data?.has(action) === true, [free, data]);
};

/** Whether one action is allowed. False until the permissions are loaded. */
export const useAllowed = (action: string): boolean => useAllowedActions([action])(action);
