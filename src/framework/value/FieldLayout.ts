import { createContext, useContext } from "react";

/** Where a field is shown: with its label in a list of pairs, or without it in a cell of a table. */
export type Layout = "pair" | "cell";

const FieldLayoutContext = createContext<Layout>("pair");
export const FieldLayoutProvider = FieldLayoutContext.Provider;
export const useFieldLayout = (): Layout => useContext(FieldLayoutContext);
