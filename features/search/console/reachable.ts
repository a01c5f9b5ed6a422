import type { ResourceProps, Section } from "../../../src/framework/wire/contract";
import type { SearchPage, SearchSource } from "./SearchSource";

/** A resource that the account may see, with the path of its list. */
export interface ReachableResource {
  readonly resource: ResourceProps;
  readonly place: SearchPage;
  /** The path of its list. */
  readonly base: string;
}

/** The resources of the granted screens, in the order of the menu. */
export const findReachable = (
  sections: readonly Section[],
  { places, may }: Pick<SearchSource, "places" | "may">,
): readonly ReachableResource[] => {
  const screens = new Map(
    sections.flatMap((section) => section.screens.map((screen) => [screen.path, { section, screen }])),
  );
  return places.flatMap((place) => {
    const known = screens.get(place.path);
    if (!known || known.screen.component !== undefined) return [];
    return known.screen.resources.flatMap((name, at) => {
      const resource = known.section.resources[name];
      if (!resource || !may(resource.access.list ?? place.menu)) return [];
      return [{ resource, place, base: at === 0 ? place.path : `${place.path}/${name}` }];
    });
  });
};
