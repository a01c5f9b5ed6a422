// The records of a bulk action. The list knows their ids, and loads records of other pages when needed.
import { createContext, useContext } from "react";
import type { Row } from "../resource/Row";

export interface Selection {
  readonly count: number;
  readonly ids: readonly (string | number)[];
  /** The records that are loaded. Those of other pages come later. */
  readonly rows: readonly Row[];
  /** Whether its buttons are those of single rows. Then the ones that show an answer are left out. */
  readonly ofRows?: boolean;
  records(): Promise<readonly Row[]>;
  /** Selects only these. */
  choose(ids: readonly (string | number)[]): void;
  clear(): void;
}

export const ActionSelectionContext = createContext<Selection | null>(null);
export const useActionSelection = (): Selection | null => useContext(ActionSelectionContext);
