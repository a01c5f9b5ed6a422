// The places of the shell that features fill.
import type { ComponentType } from "react";
import type { Permissions } from "../providers/account";
import { createSlot, createSlotOf } from "../slots";
import type { Loader } from "../wire/contract";
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

/** Dialogs above any page. */
export const dialogs = createSlot<object>();

export interface NoPage {
  readonly path: string;
}

/** Links on the page for an address that does not exist. */
export const missingPageLinks = createSlot<NoPage>();

/** The variable parts of the page's address: "/tasks/7" of "/tasks/:id" -> `{ id: "7" }`. */
export interface PageProps {
  readonly params: Readonly<Partial<Record<string, string>>>;
}

/** A page in the layout whose address is in no menu. The platform side of the feature lists the address in `pages`. */
export interface OwnPage {
  /** "/tasks/:id" */
  readonly path: string;
  /** People who may not open it see that they lack the permission, and the page is not loaded. Default: everybody who is signed in may. */
  readonly mayOpen?: (permissions: Permissions | undefined) => boolean;
  readonly load: Loader<ComponentType<PageProps>>;
  /** How the search offers it to people who may open it: the key of its label, and other words that find it. */
  readonly offered?: { readonly label: string; readonly icon: string; readonly also: readonly string[] };
}

export const pages = createSlotOf<OwnPage>();
