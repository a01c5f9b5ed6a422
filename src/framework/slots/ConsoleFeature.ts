import type { Filling } from "./Slot";

/** What a feature adds to a console, for people who are signed in. */
export interface ConsoleFeature {
  readonly name: string;
  /** What it draws, and where. */
  readonly fills: readonly Filling[];
}
