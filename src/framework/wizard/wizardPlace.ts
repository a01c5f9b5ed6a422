import { createContext, useContext } from "react";

/** Goes to a step by its place: for the review's links back. */
export const WizardPlaceContext = createContext<(step: number) => void>(() => {});
export const useGoToStep = (): ((step: number) => void) => useContext(WizardPlaceContext);
