import { type SourceContextValue, SourceContextProvider } from "ra-core";
import type { ReactNode } from "react";

const root: SourceContextValue = { getSource: (source) => source, getLabel: (source) => source };

/** Below it, sources are those of the record itself. */
export const SourceRoot = ({ children }: { readonly children: ReactNode }) => (
  <SourceContextProvider value={root}>{children}</SourceContextProvider>
);
