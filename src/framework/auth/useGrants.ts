// What the signed-in account may see: the menu keys its roles grant, asked once and kept for the session.
import { createContext, useContext } from "react";

export interface Grants {
  /** Whether they are known yet. */
  readonly ready: boolean;
  readonly failure: unknown;
  has(menu: string): boolean;
  /** The name operators of the platform gave a menu; null where it is the console's own. */
  nameOf(menu: string, language: string): string | null;
  refetch(): void;
}

export const GrantsContext = createContext<Grants>({
  ready: false,
  failure: null,
  has: () => false,
  nameOf: () => null,
  refetch: () => {},
});

/** Menu permissions of the account. Nothing is granted until they are known. */
export const useGrants = (): Grants => useContext(GrantsContext);
