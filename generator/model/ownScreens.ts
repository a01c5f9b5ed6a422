// A resource gets a screen even if console.yaml does not name it. The screen is the last one of its section.
import type { ScreenDefinition, SectionDefinition } from "../definition/ConsoleDefinition";
import type { Definition } from "../definition/Definition";
import type { Definitions } from "../definition/readDefinitions";
import { resourcesOf, screensOf } from "./checkConsole";

const screenOf = ({ name, label }: Definition): ScreenDefinition => ({
  name,
  label,
  resource: name,
  actions: new Map(),
});

/** Whether a definition has a list and no menu key, and its section has no screen of that name. */
const isAlone = (definition: Definition, shown: ReadonlySet<string>, section: SectionDefinition): boolean =>
  definition.calls.has("list") &&
  definition.access === undefined &&
  !shown.has(definition.name) &&
  section.screens?.has(definition.name) === false;

/** Adds the screen `/<section>/<resource>` for every resource with a list but without a screen and a menu key. */
export const addOwnScreens = (definitions: Definitions): Definitions => {
  const { console, resources } = definitions;
  const shown = new Set([...console.sections.values()].flatMap(screensOf).flatMap(([screen]) => resourcesOf(screen)));
  const known = new Set(resources.map((definition) => definition.name));
  // An unknown resource of a screen is probably a misspelling of a resource without a screen. Only this is reported.
  if (!console.sound || [...shown].some((name) => !known.has(name))) return definitions;
  const sections = [...console.sections].map(([name, section]) => {
    if (section.screens === null) return [name, section] as const;
    const alone = resources.filter((one) => one.section === name && isAlone(one, shown, section));
    const screens = new Map([...section.screens, ...alone.map((one) => [one.name, screenOf(one)] as const)]);
    return [name, { ...section, screens }] as const;
  });
  return { ...definitions, console: { ...console, sections: new Map(sections) } };
};
