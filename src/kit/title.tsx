// What the page in front of the operator is called. Views say it with usePageTitle, the shell reads it with
// useCurrentTitle for the app bar, the breadcrumbs and the browser's tab.
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

export interface Crumb {
  readonly label: string;
  /** Where it leads; null for the page itself. */
  readonly to: string | null;
}
export interface PageTitle {
  readonly title: string;
  /** Below the screen the menu knows: the record, then what is done with it. */
  readonly crumbs: readonly Crumb[];
}

const NONE: PageTitle = { title: "", crumbs: [] };
const Current = createContext<PageTitle>(NONE);
// The setter has a context of its own: a view that only writes the title is not drawn again when it changes.
const Announce = createContext<(title: PageTitle) => void>(() => {});

export const PageTitleProvider = ({ children }: { readonly children: ReactNode }) => {
  const [title, setTitle] = useState(NONE);
  return (
    <Announce.Provider value={setTitle}>
      <Current.Provider value={title}>{children}</Current.Provider>
    </Announce.Provider>
  );
};

/** The title and crumbs of the page now shown; an empty title while no view has given one. */
export const useCurrentTitle = (): PageTitle => useContext(Current);

/** Names the page for as long as the caller is mounted. An empty title leaves the shell's own in place. */
export const usePageTitle = (title: string, crumbs: readonly Crumb[] = []) => {
  const announce = useContext(Announce);
  const trail = JSON.stringify(crumbs);
  useEffect(() => {
    // The trail travels as text so that a new array with the same crumbs announces nothing.
    announce({ title, crumbs: JSON.parse(trail) });
    return () => announce(NONE);
  }, [announce, title, trail]);
};
