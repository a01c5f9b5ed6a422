import type { Finding } from "./Finding";
import type { SearchSource } from "./SearchSource";
import type { ScreenVisit } from "./visits";

/** Visited pages that the account may still see. Screens are shown with their present names. */
export const recentFindings = (visits: readonly ScreenVisit[], { places }: SearchSource): readonly Finding[] =>
  visits.flatMap(({ path, label }) => {
    const place = places.find((one) => path === one.path || path.startsWith(`${one.path}/`));
    if (!place) return [];
    const isScreen = label === "";
    return [
      {
        key: `recent ${path}`,
        kind: "recent",
        label: isScreen ? place.label : label,
        hint: isScreen ? place.section : place.label,
        icon: place.icon,
        also: [],
        to: path,
      },
    ];
  });
