import type { ScreenDefinition, SectionDefinition } from "../definition/ConsoleDefinition";
import { suggest } from "../definition/nearest";
import { type Report, complainAbout, type Path } from "../definition/Problem";
import { CONSOLE_FILE } from "../layout";
import { expectResource } from "./Inspection";
import type { Lookup } from "./Lookup";

/** The sign-in page. */
const SIGN_IN = "login";

export const resourcesOf = ({ resource, tabs }: ScreenDefinition): readonly string[] =>
  tabs ?? (typeof resource === "string" ? [resource] : (resource ?? []));

const pathsOf = ({ resource, tabs }: ScreenDefinition, path: Path): readonly Path[] => {
  if (tabs !== undefined) return tabs.map((_, index) => [...path, "tabs", index]);
  return typeof resource === "string"
    ? [[...path, "resource"]]
    : (resource ?? []).map((_, index) => [...path, "resource", index]);
};

export const screensOf = (section: SectionDefinition): readonly (readonly [screen: ScreenDefinition, path: Path])[] => {
  const path = ["sections", section.name];
  if (section.screens === null) return [[section, path]];
  return [...section.screens.values()].map((screen) => [screen, [...path, "screens", screen.name]]);
};

/** Checks routes. A resource may be on one screen only, in the section of its folder. */
export const checkConsole = (lookup: Lookup, report: Report): void => {
  const complain = complainAbout(CONSOLE_FILE, report);
  const pages = new Set([SIGN_IN, ...lookup.definitions.console.publicPages.keys()]);
  const shown = new Map<string, string>();
  for (const section of lookup.definitions.console.sections.values()) {
    const own = ["sections", section.name];
    if (pages.has(section.name))
      complain(
        "P130",
        own,
        `the route /${section.name} belongs to a public page`,
        "Name the section otherwise.",
        "key",
      );
    const names = [...(section.screens?.keys() ?? [])];
    if (section.redirect !== undefined && !names.includes(section.redirect))
      complain(
        "P124",
        [...own, "redirect"],
        `unknown screen \`${section.redirect}\``,
        suggest(section.redirect, names),
      );
    for (const [screen, path] of screensOf(section)) {
      const places = pathsOf(screen, path);
      resourcesOf(screen).forEach((name, index) => {
        const place = places[index] ?? path;
        const definition = expectResource({ lookup, complain }, name, place);
        const first = shown.get(name);
        if (definition !== undefined && first !== undefined)
          complain(
            "P131",
            place,
            `${name} is already on the screen ${first}`,
            "A resource has one route: leave it on one screen.",
          );
        else if (definition !== undefined && definition.section !== section.name)
          complain(
            "P111",
            place,
            `${name} stands in resources/${definition.section}, its screen in the section ${section.name}`,
            `Move ${definition.file} to resources/${section.name}/.`,
          );
        shown.set(name, first ?? path.filter((_, step) => step % 2 === 1).join("."));
      });
    }
  }
};

/** The resources on screens. A resource with list, get, add, set or del needs its own `access` or the menu key of a screen. */
export const resourcesWithScreen = (lookup: Lookup): ReadonlySet<string> =>
  new Set(
    [...lookup.definitions.console.sections.values()].flatMap((section) =>
      screensOf(section).flatMap(([screen]) => resourcesOf(screen)),
    ),
  );
