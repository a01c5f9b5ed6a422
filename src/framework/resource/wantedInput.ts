// One input of a record's form that is drawn elsewhere, in a cell of a list.
import { createContext, useContext } from "react";
import type { Row } from "./Row";

export interface WantedInput {
  readonly source: string;
  readonly record: Row;
  /** Called when the value was stored or left as it was. `step`: 1 for the next cell, -1 for the one before, 0 for none. */
  readonly onDone: (step: -1 | 0 | 1) => void;
  readonly onCancel: () => void;
  /** Called if the form has no such input. */
  readonly onMissing: () => void;
}

const WantedInputContext = createContext<WantedInput | null>(null);
export const WantedInputProvider = WantedInputContext.Provider;
/** The only input that a form must draw. Null on its own page. */
export const useWantedInput = (): WantedInput | null => useContext(WantedInputContext);
