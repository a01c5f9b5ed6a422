// The slots of the shell.
import type { ComponentType } from "react";
import type { Permissions } from "../providers/account";
import { createSlot, createSlotOf } from "../slots";
import type { Loader } from "../wire/contract";
import type { MenuNode } from "./menu/menuTree";

/** The right that the account lacks to open the page. */
export interface MissingMenu {
  readonly menu: string;
}

/** Drawn below the message about a missing right: the people who can grant it. */
export const grantors = createSlot<MissingMenu>();

export interface TopBar {
  /** The menu, with the screens that the account may open. */
  readonly nodes: readonly MenuNode[];
}

/** Parts in the bar above every page. They come before the shell's own buttons. */
export const topBar = createSlot<TopBar>();

/** Parts at the top of every page, below the bar. */
export const pageHead = createSlot<object>();

/** Dialogs that can open above any page. */
export const dialogs = createSlot<object>();

export interface MissingPage {
  readonly path: string;
}

/** Links on the page for an address that does not exist. */
export const missingPageLinks = createSlot<MissingPage>();

/** The variable parts of the address. For "/tasks/7" and "/tasks/:id", `{ id: "7" }`. */
export interface PageProps {
  readonly params: Readonly<Partial<Record<string, string>>>;
}

/** A page in the console's layout that no menu has. The feature's platform part lists its address in `pages`. */
export interface OwnPage {
  /** The path, such as "/tasks/:id". */
  readonly path: string;
  /** Who may open the page. Other people see that they lack the right. Default: everybody who is signed in. */
  readonly mayOpen?: (permissions: Permissions | undefined) => boolean;
  readonly load: Loader<ComponentType<PageProps>>;
  /** How the search finds the page: the key of its label, and other words. Only people who may open it find it. */
  readonly offered?: { readonly label: string; readonly icon: string; readonly also: readonly string[] };
}

export const pages = createSlotOf<OwnPage>();
