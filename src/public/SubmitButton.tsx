import type { ReactNode } from "react";

/** It stays in reach while it works: a disabled button would lose the focus. */
export const SubmitButton = ({ busy, children }: { readonly busy: boolean; readonly children: ReactNode }) => (
  <button type="submit" className="submit" aria-disabled={busy}>
    {busy ? <span className="spinner" aria-hidden="true" /> : null}
    {children}
  </button>
);
