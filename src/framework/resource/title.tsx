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

// A list that lies below another screen's route, whose pages all stand beneath it.
const Place = createContext<Crumb | null>(null);
const AnnouncePlace = createContext<(place: Crumb | null) => void>(() => {});

export const PageTitleProvider = ({ children }: { readonly children: ReactNode }) => {
  const [title, setTitle] = useState(NONE);
  const [place, setPlace] = useState<Crumb | null>(null);
  return (
    <Announce.Provider value={setTitle}>
      <AnnouncePlace.Provider value={setPlace}>
        <Place.Provider value={place}>
          <Current.Provider value={title}>{children}</Current.Provider>
        </Place.Provider>
      </AnnouncePlace.Provider>
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

/** The list between the screen that the menu knows and the page; null where the screen itself is the list. */
export const useCurrentPlace = (): Crumb | null => useContext(Place);

/** Says so for as long as the caller is mounted. */
export const usePlace = (label: string, to: string) => {
  const announce = useContext(AnnouncePlace);
  useEffect(() => {
    announce({ label, to });
    return () => announce(null);
  }, [announce, label, to]);
};
