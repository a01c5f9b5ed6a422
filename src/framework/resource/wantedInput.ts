// A cell of a list draws only one input of a record's form.
import { createContext, useContext } from "react";
import type { Row } from "./Row";

export interface WantedInput {
  readonly source: string;
  readonly record: Row;
  /** Called after the value was stored or left unchanged. `step`: 1 goes to the next cell, -1 to the one before. */
  readonly onDone: (step: -1 | 0 | 1) => void;
  readonly onCancel: () => void;
  /** Called if the form has no such input. */
  readonly onMissing: () => void;
}

const WantedInputContext = createContext<WantedInput | null>(null);
export const WantedInputProvider = WantedInputContext.Provider;
/** The only input that the form draws. Null on the form's own page. */
export const useWantedInput = (): WantedInput | null => useContext(WantedInputContext);
