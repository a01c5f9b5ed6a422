// The menu keys that the account's roles grant. They are loaded once in a session.
import { createContext, useContext } from "react";
import type { PlatformMenu } from "../wire/menus";

export interface Grants {
  /** Whether the grants are loaded. */
  readonly ready: boolean;
  readonly failure: unknown;
  /** The menus of the platform. Empty if they are unknown, or if the platform has none. */
  readonly menus: readonly PlatformMenu[];
  has(menu: string): boolean;
  /** Whether a menu is granted, or an action under it. */
  reaches(menu: string): boolean;
  /** The platform's name of a menu. Null if the console's own words are used. */
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
