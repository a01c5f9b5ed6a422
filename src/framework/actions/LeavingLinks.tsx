import type { ReactNode } from "react";

interface LeavingLinksProps {
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link in a dialog closes it: the page that it leads to may be the one behind. */
export const LeavingLinks = ({ onLeave, children }: LeavingLinksProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears the links within it, which keys press too
  <div onClick={({ target }) => target instanceof Element && target.closest("a") !== null && onLeave?.()}>
    {children}
  </div>
);
