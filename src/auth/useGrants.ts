// What the signed-in account may see: the menu keys its roles grant, asked once and kept for the session.
import { usePermissions } from "ra-core";
import { useMemo } from "react";
import { type Granted, grantsOf } from "./grants";

export interface Grants {
  /** Whether they are known yet. */
  readonly ready: boolean;
  readonly failure: unknown;
  has(menu: string): boolean;
  /** The name operators of the platform gave a menu; null where it is the console's own. */
  nameOf(menu: string, language: string): string | null;
  refetch(): void;
}

/** Menu permissions of the account. Nothing is granted until they are known. */
export const useGrants = (): Grants => {
  const { permissions, isPending, error, refetch } = usePermissions<Granted>();
  return useMemo(
    () => ({ ready: !isPending, failure: error, refetch: () => void refetch(), ...grantsOf(permissions) }),
    [permissions, isPending, error, refetch],
  );
};
