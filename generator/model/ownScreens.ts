// A definition alone is enough for a screen: what console.yaml does not name stands last in its section.
import type { ScreenDefinition, SectionDefinition } from "../definition/ConsoleDefinition";
import type { Definition } from "../definition/Definition";
import type { Definitions } from "../definition/readAll";
import { resourcesOf, screensOf } from "./checkConsole";

const screenOf = ({ name, label }: Definition): ScreenDefinition => ({
  name,
  label,
  resource: name,
  actions: new Map(),
});

/** A definition with a list and no menu key, for which the section has a place of that name. */
const isAlone = (definition: Definition, shown: ReadonlySet<string>, section: SectionDefinition): boolean =>
  definition.calls.has("list") &&
  definition.access === undefined &&
  !shown.has(definition.name) &&
  section.screens?.has(definition.name) === false;

/** Gives every resource with a list that no screen shows and no menu key grants the screen `/<section>/<resource>`. */
export const ownScreens = (definitions: Definitions): Definitions => {
  const { console, resources } = definitions;
  const shown = new Set([...console.sections.values()].flatMap(screensOf).flatMap(([screen]) => resourcesOf(screen)));
  const known = new Set(resources.map((definition) => definition.name));
  // A screen that names no resource there is may mean one of these: that is said, and nothing is guessed.
  if (!console.sound || [...shown].some((name) => !known.has(name))) return definitions;
  const sections = [...console.sections].map(([name, section]) => {
    if (section.screens === null) return [name, section] as const;
    const alone = resources.filter((one) => one.section === name && isAlone(one, shown, section));
    const screens = new Map([...section.screens, ...alone.map((one) => [one.name, screenOf(one)] as const)]);
    return [name, { ...section, screens }] as const;
  });
  return { ...definitions, console: { ...console, sections: new Map(sections) } };
};
