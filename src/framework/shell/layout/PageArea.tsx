import type { ReactNode } from "react";
import { usePageName } from "../menu/usePageName";

/** Where the screen is drawn. Its name is what those who listen are told when it gets the focus. */
export const PageArea = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="shell-page" aria-label={usePageName() || undefined}>
    {children}
  </main>
);
