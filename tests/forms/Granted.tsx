import type { ReactNode } from "react";
import { createGrants } from "../../src/framework/auth/grants";
import { GrantsContext } from "../../src/framework/auth/useGrants";

/** For tests: an account that has these menu keys. */
export const WithGranted = ({
  menus,
  children,
}: {
  readonly menus: readonly string[];
  readonly children: ReactNode;
}) => (
  <GrantsContext
    value={{
      ...{ ready: true, failure: null, refetch: () => undefined },
      ...createGrants({ menus: new Set(menus), isSuper: false }),
    }}
  >
    {children}
  </GrantsContext>
);
