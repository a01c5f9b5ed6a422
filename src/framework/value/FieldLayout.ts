import { createContext, useContext } from "react";

/** How a field is drawn: with its label in a list of pairs, or without it in a cell. */
export type Layout = "pair" | "cell";

const FieldLayoutContext = createContext<Layout>("pair");
export const FieldLayoutProvider = FieldLayoutContext.Provider;
export const useFieldLayout = (): Layout => useContext(FieldLayoutContext);
