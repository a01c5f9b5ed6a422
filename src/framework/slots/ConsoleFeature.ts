import type { ComponentType } from "react";
import type { Around } from "../providers/sends";
import type { ResourceProps } from "../wire/contract";
import type { Facts } from "../wire/readAnswer";
import type { Filling } from "./Slot";

/** What some accounts see in place of the console, in the frame of the public pages. */
export interface Instead {
  /** `account`: its record, with the facts of features about it. */
  isDue(account: Facts): boolean;
  load(): Promise<ComponentType<{ readonly userId: string }>>;
}

/** What a feature adds to a console, for people who are signed in. */
export interface ConsoleFeature {
  readonly name: string;
  /** Its parts, and the slots that they fill. */
  readonly fills: readonly Filling[];
  /** Words that are drawn before its parts are loaded, such as the label of a tab. Other words load with the part that says them. */
  readonly words?: ResourceProps["words"];
  /** Wraps each request. */
  readonly around?: Around;
  readonly instead?: Instead;
}
