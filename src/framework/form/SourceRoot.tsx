import { type SourceContextValue, SourceContextProvider } from "ra-core";
import type { ReactNode } from "react";

const root: SourceContextValue = { getSource: (source) => source, getLabel: (source) => source };

/** Inside, sources are fields of the record itself and not of a nested row. */
export const SourceRoot = ({ children }: { readonly children: ReactNode }) => (
  <SourceContextProvider value={root}>{children}</SourceContextProvider>
);
