import { createContext, useContext } from "react";

/** How a field is drawn: with its label in a list of pairs, or without it in a cell. */
export type FieldLayout = "pair" | "cell";

const FieldLayoutContext = createContext<FieldLayout>("pair");
export const FieldLayoutProvider = FieldLayoutContext.Provider;
export const useFieldLayout = (): FieldLayout => useContext(FieldLayoutContext);
