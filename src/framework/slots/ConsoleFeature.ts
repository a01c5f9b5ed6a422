import type { ResourceProps } from "../wire/contract";
import type { Filling } from "./Slot";

/** What a feature adds to a console, for people who are signed in. */
export interface ConsoleFeature {
  readonly name: string;
  /** What it draws, and where. */
  readonly fills: readonly Filling[];
  /** Words that are drawn before its parts are loaded, such as the label of a tab. Other words load with the part that says them. */
  readonly words?: ResourceProps["words"];
}
