import { usePermissions } from "ra-core";
import { type ReactNode, useMemo } from "react";
import type { Permissions } from "../providers/account";
import { createGrants } from "./grants";
import { type Grants, GrantsContext } from "./useGrants";
import { usePlatformMenus } from "./usePlatformMenus";

export const GrantsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { permissions, isPending, error, refetch } = usePermissions<Permissions>();
  const menus = usePlatformMenus();
  const grants = useMemo<Grants>(
    () => ({
      ready: !isPending && !error,
      failure: error,
      refetch: () => void refetch(),
      ...createGrants(permissions, menus),
    }),
    [permissions, isPending, error, refetch, menus],
  );
  return <GrantsContext value={grants}>{children}</GrantsContext>;
};
