// The places of the shell that features fill.
import { createSlot } from "../slots";
import type { MenuNode } from "./menu/menuTree";

/** The menu key that an account lacks. */
export interface MissingMenu {
  readonly menu: string;
}

/** Whom to ask for a permission, on the page that says that it is missing. */
export const grantors = createSlot<MissingMenu>();

export interface TopBar {
  /** The menu, with the screens that the account may open. */
  readonly nodes: readonly MenuNode[];
}

/** In the bar above every page, before the buttons of the shell. */
export const topBar = createSlot<TopBar>();

export interface NoPage {
  readonly path: string;
}

/** Further ways on, where an address has no page. */
export const otherWays = createSlot<NoPage>();
