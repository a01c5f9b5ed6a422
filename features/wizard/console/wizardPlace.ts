import { createContext, useContext } from "react";

/** Goes to a step by its index, for the links of the review. */
export const WizardPlaceContext = createContext<(step: number) => void>(() => {});
export const useGoToStep = (): ((step: number) => void) => useContext(WizardPlaceContext);
