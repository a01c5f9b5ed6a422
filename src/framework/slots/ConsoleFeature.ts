import type { ComponentType } from "react";
import type { Preferences } from "../preferences/preferences";
import type { AccountStore } from "../providers/account";
import type { RequestWrapper } from "../providers/sends";
import type { ResourceProps } from "../wire/contract";
import type { Facts } from "../wire/readAnswer";
import type { Filling } from "./Slot";

/** A page that some accounts see in place of the console. It has the frame of the public pages. */
export interface ReplacingPage {
  /** Whether to show the page. `account`: the record of the account, with facts that features add. */
  isDue(account: Facts): boolean;
  load(): Promise<ComponentType<{ readonly userId: string }>>;
}

/** What a feature adds to the signed-in console. */
export interface ConsoleFeature {
  readonly name: string;
  /** The parts of the feature, each for a slot. */
  readonly fills: readonly Filling[];
  /** Words that are needed before the parts are loaded, such as the label of a tab. */
  readonly words?: ResourceProps["words"];
  /** A function that runs around each request. */
  readonly around?: RequestWrapper;
  readonly instead?: ReplacingPage;
  /** Stores the preferences of the account on the platform. Answers what is done before the session ends. */
  keepPreferences?(preferences: Preferences, account: Pick<AccountStore, "load">): () => Promise<void>;
}
