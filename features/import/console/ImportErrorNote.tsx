import type { ReactNode } from "react";

/** Why an import cannot go on. */
export const ImportErrorNote = ({ children }: { readonly children: ReactNode }) => (
  <p className="ui-import-note" data-tone="error" role="alert">
    {children}
  </p>
);
