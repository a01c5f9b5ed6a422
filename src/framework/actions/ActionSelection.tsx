// The records of a bulk action. The list knows their ids. It loads records of other pages when they are needed.
import { createContext, type ReactNode, useContext } from "react";
import type { Row } from "../resource/Row";

/** All records that match the filters of a list. They can be chosen instead of the selected rows. */
export interface AllThatMatch {
  /** The text of the bar if all are chosen, and the label of the button that returns to the selected rows. */
  readonly said: string;
  readonly back: string;
  /** The button that deletes all matching records. */
  deletion(of: { readonly label: string; readonly follows: string }): ReactNode;
}

export interface Selection {
  readonly count: number;
  readonly ids: readonly (string | number)[];
  /** The selected records that are loaded. Others are on other pages. */
  readonly rows: readonly Row[];
  /** The number of selected records that are on other pages. */
  readonly hidden: number;
  /** The number of records that are below selected ones in the tree, but not selected. */
  readonly below: number;
  /** Whether the buttons are also in each row. Buttons that only show an answer are then left out. */
  readonly ofRows?: boolean;
  /** Set if all matching records are chosen. `rows` then has only the records of the page. */
  readonly all?: AllThatMatch;
  /** Loads the selected records that still exist. The action is about exactly these. */
  records(): Promise<readonly Row[]>;
  /** Selects only these records. */
  choose(ids: readonly (string | number)[]): void;
  clear(): void;
}

export const ActionSelectionContext = createContext<Selection | null>(null);
export const useActionSelection = (): Selection | null => useContext(ActionSelectionContext);
