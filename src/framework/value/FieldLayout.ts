import { createContext, useContext } from "react";

/** How a field stands: with its label in a list of pairs, or alone in a table's cell whose head has the label. */
export type Layout = "pair" | "cell";

const FieldLayoutContext = createContext<Layout>("pair");
export const FieldLayoutProvider = FieldLayoutContext.Provider;
export const useFieldLayout = (): Layout => useContext(FieldLayoutContext);
