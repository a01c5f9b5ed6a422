// The records of a bulk action. The list knows their ids, and loads those of other pages when they are needed.
import { createContext, type ReactNode, useContext } from "react";
import type { Row } from "../resource/Row";

/** All records that match the filters of a list, in place of the selected rows. */
export interface AllThatMatch {
  /** The text of the bar when all are chosen. Below, the label of the button that returns to the selected rows. */
  readonly said: string;
  readonly back: string;
  /** The button that deletes all of them. */
  deletion(of: { readonly label: string; readonly follows: string }): ReactNode;
}

export interface Selection {
  readonly count: number;
  readonly ids: readonly (string | number)[];
  /** The selected records that are loaded. Those of other pages are loaded later. */
  readonly rows: readonly Row[];
  /** How many selected records are not on the screen. */
  readonly hidden: number;
  /** How many records of a tree are below selected ones, but not selected themselves. */
  readonly below: number;
  /** Whether the buttons are also those of single rows. Buttons that show an answer are then left out. */
  readonly ofRows?: boolean;
  /** Present if all matching records are chosen. `rows` then has only those of the page. */
  readonly all?: AllThatMatch;
  /** Loads the selected records that still exist. The action is about these, and their number is shown. */
  records(): Promise<readonly Row[]>;
  /** Selects only these records. */
  choose(ids: readonly (string | number)[]): void;
  clear(): void;
}

export const ActionSelectionContext = createContext<Selection | null>(null);
export const useActionSelection = (): Selection | null => useContext(ActionSelectionContext);
