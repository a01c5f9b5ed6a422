import type { ReactNode } from "react";

interface SubmitButtonProps {
  readonly busy: boolean;
  /** Whether sending is not allowed yet. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/** Not disabled while it works: a disabled button would lose the focus. */
export const SubmitButton = ({ busy, waits = false, children }: SubmitButtonProps) => (
  <button type="submit" className="submit" aria-disabled={busy || waits}>
    {busy ? <span className="spinner" aria-hidden="true" /> : null}
    {children}
  </button>
);
