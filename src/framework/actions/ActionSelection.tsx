// The records of a bulk action. The list knows their ids, and loads records of other pages when needed.
import { createContext, type ReactNode, useContext } from "react";
import type { Row } from "../resource/Row";

/** All records that match the filters of a list, in place of those that are selected by hand. */
export interface AllThatMatch {
  /** What the bar says while all are chosen, and the label of the button that goes back to the selected ones. */
  readonly said: string;
  readonly back: string;
  /** The button that deletes them. */
  deletion(of: { readonly label: string; readonly follows: string }): ReactNode;
}

export interface Selection {
  readonly count: number;
  readonly ids: readonly (string | number)[];
  /** The records that are loaded. Those of other pages come later. */
  readonly rows: readonly Row[];
  /** How many of them are not on the screen. */
  readonly hidden: number;
  /** How many records of a tree are below the selected ones, and are not selected. */
  readonly below: number;
  /** Whether its buttons are those of single rows. Then the ones that show an answer are left out. */
  readonly ofRows?: boolean;
  /** Given when all that match are meant. Then the rows are only those of the page. */
  readonly all?: AllThatMatch;
  /** Those of them that the platform has now. What is done is done to these, and their number is the one that is told. */
  records(): Promise<readonly Row[]>;
  /** Selects only these. */
  choose(ids: readonly (string | number)[]): void;
  clear(): void;
}

export const ActionSelectionContext = createContext<Selection | null>(null);
export const useActionSelection = (): Selection | null => useContext(ActionSelectionContext);
