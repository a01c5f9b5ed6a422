import type { ReactNode } from "react";

interface SubmitButtonProps {
  readonly busy: boolean;
  /** Whether the form cannot be sent yet. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/** The button stays enabled while the form is being sent, because a disabled button loses the focus. */
export const SubmitButton = ({ busy, waits = false, children }: SubmitButtonProps) => (
  <button type="submit" className="submit" aria-disabled={busy || waits}>
    {busy ? <span className="spinner" aria-hidden="true" /> : null}
    {children}
  </button>
);
