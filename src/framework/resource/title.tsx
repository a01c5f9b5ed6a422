// The title of the current page. Views set it with usePageTitle. The shell reads it with useCurrentTitle and shows it
// in the bar, the breadcrumbs and the browser's tab.
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

export interface Crumb {
  readonly label: string;
  /** The path of a link; null for the current page. */
  readonly to: string | null;
}
export interface PageTitle {
  readonly title: string;
  /** Breadcrumbs after those of the menu: the record, then its view. */
  readonly crumbs: readonly Crumb[];
}

const NONE: PageTitle = { title: "", crumbs: [] };
const Current = createContext<PageTitle>(NONE);
// The setter has its own context, so that a view that only sets the title is not drawn again when the title changes.
const Announce = createContext<(title: PageTitle) => void>(() => {});

// A list below another screen. It is a breadcrumb on the pages of its records.
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

/** The title and breadcrumbs of the current page. The title is empty until a view has set one. */
export const useCurrentTitle = (): PageTitle => useContext(Current);

/** Sets the title of the page while the caller is mounted. "" keeps the shell's own title. */
export const usePageTitle = (title: string, crumbs: readonly Crumb[] = []) => {
  const announce = useContext(Announce);
  const trail = JSON.stringify(crumbs);
  useEffect(() => {
    // Breadcrumbs are compared as text, so that a new array with the same content changes nothing.
    announce({ title, crumbs: JSON.parse(trail) });
    return () => announce(NONE);
  }, [announce, title, trail]);
};

/** The list between the menu's screen and the current page. Null if there is none. */
export const useCurrentPlace = (): Crumb | null => useContext(Place);

/** Sets the list between the menu's screen and the current page, while the caller is mounted. */
export const usePlace = (label: string, to: string) => {
  const announce = useContext(AnnouncePlace);
  useEffect(() => {
    announce({ label, to });
    return () => announce(null);
  }, [announce, label, to]);
};
