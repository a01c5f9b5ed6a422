import type { ReactNode } from "react";

interface LeavingLinksProps {
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Closes a dialog when a link in it is pressed, because the link may lead to the page below the dialog. */
export const LeavingLinks = ({ onLeave, children }: LeavingLinksProps) => (
  // Closes the dialog when a link in it is pressed. The link may lead to the page below the dialog.
  <div onClick={({ target }) => target instanceof Element && target.closest("a") !== null && onLeave?.()}>
    {children}
  </div>
);
