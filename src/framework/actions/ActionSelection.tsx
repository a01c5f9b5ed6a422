// The records of a bulk action. The list knows their ids, and loads records of other pages when needed.
import { createContext, type ReactNode, useContext } from "react";
import type { Row } from "../resource/Row";

/** All records that match the filters of a list, in place of the selected rows. */
export interface AllThatMatch {
  /** The text of the bar while all are chosen, and the label of the button that returns to the selected ones. */
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
  /** Present if all matching records are meant. The rows are then only those of the page. */
  readonly all?: AllThatMatch;
  /** The selected records that the platform still has. The action concerns these, and their number is shown. */
  records(): Promise<readonly Row[]>;
  /** Selects only these. */
  choose(ids: readonly (string | number)[]): void;
  clear(): void;
}

export const ActionSelectionContext = createContext<Selection | null>(null);
export const useActionSelection = (): Selection | null => useContext(ActionSelectionContext);
