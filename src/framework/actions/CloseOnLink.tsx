import type { ReactNode } from "react";

interface LeavingLinksProps {
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Closes a dialog when a link in it is pressed, because the link may lead to the page below the dialog. */
export const CloseOnLink = ({ onLeave, children }: LeavingLinksProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only handles clicks on the links inside
  <div onClick={({ target }) => target instanceof Element && target.closest("a") !== null && onLeave?.()}>
    {children}
  </div>
);
