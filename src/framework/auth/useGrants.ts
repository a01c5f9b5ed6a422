// Menu keys that the account's roles grant, loaded once and cached for the session.
import { createContext, useContext } from "react";
import type { PlatformMenu } from "../wire/menus";

export interface Grants {
  /** Whether they are loaded. */
  readonly ready: boolean;
  readonly failure: unknown;
  /** The menu tree of the platform. Empty while it is not known, and where there is none. */
  readonly menus: readonly PlatformMenu[];
  has(menu: string): boolean;
  /** Whether a menu, or any action below it, is granted. */
  reaches(menu: string): boolean;
  /** The name that operators of the platform gave a menu. Null when the console's own words are used. */
  nameOf(menu: string, language: string): string | null;
  refetch(): void;
}

export const GrantsContext = createContext<Grants>({
  ready: false,
  failure: null,
  menus: [],
  has: () => false,
  reaches: () => false,
  nameOf: () => null,
  refetch: () => {},
});

/** The granted menus. Empty until they are loaded. */
export const useGrants = (): Grants => useContext(GrantsContext);
