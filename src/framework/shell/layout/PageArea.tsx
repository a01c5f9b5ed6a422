import type { ReactNode } from "react";
import { usePageName } from "../menu/usePageName";

/** The place of the screen. Screen readers announce its name when it gets the focus. */
export const PageArea = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="shell-page" aria-label={usePageName() || undefined}>
    {children}
  </main>
);
