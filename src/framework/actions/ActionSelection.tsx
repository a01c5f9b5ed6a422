// Which records a bulk action is about: the list knows ids, and fetches the records of other pages when asked.
import { createContext, useContext } from "react";
import type { Row } from "../resource/Row";

export interface Selection {
  readonly count: number;
  readonly ids: readonly (string | number)[];
  records(): Promise<readonly Row[]>;
  /** Selects these alone. */
  choose(ids: readonly (string | number)[]): void;
  clear(): void;
}

export const ActionSelectionContext = createContext<Selection | null>(null);
export const useActionSelection = (): Selection | null => useContext(ActionSelectionContext);
