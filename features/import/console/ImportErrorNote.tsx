import type { ReactNode } from "react";

/** The reason why an import cannot continue. */
export const ImportErrorNote = ({ children }: { readonly children: ReactNode }) => (
  <p className="ui-import-note" data-tone="error" role="alert">
    {children}
  </p>
);
