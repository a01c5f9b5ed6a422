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

export interface NoPage {
  readonly path: string;
}

/** Further ways on, where an address has no page. */
export const otherWays = createSlot<NoPage>();

/** What stands in the address of the page: "/tasks/7" of "/tasks/:id" -> `{ id: "7" }`. */
export interface PageProps {
  readonly params: Readonly<Partial<Record<string, string>>>;
}

/** A page in the layout, at an address that no menu leads to. The platform side of the feature has the address in `pages`. */
export interface OwnPage {
  /** "/tasks/:id" */
  readonly path: string;
  /** Whoever may not open it is told so, and nothing of it is loaded. Without it, everybody who is signed in may. */
  readonly mayOpen?: (permissions: Permissions | undefined) => boolean;
  readonly load: Loader<ComponentType<PageProps>>;
  /** How the search offers it to whoever may open it: the key of its words, and other words that find it. */
  readonly offered?: { readonly label: string; readonly icon: string; readonly also: readonly string[] };
}

export const pages = createSlotOf<OwnPage>();
