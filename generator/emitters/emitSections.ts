import { CONSOLE_FILE, GENERATED_FOLDER } from "../layout";
import type { ScreenModel } from "../model/ScreenModel";
import { array, type Code, type GeneratedFile, lazyMember, literal, object, table } from "../printing";
import type { Catalog } from "./Catalog";
import { entryUnlessDefault } from "./entries";
import { typedFile } from "./valueCode";

/** What the menu needs to know about a screen before its section is loaded. */
const entryCode = ({ menu, path, icon, extension }: ScreenModel): Code =>
  object([
    ["menu", literal(menu)],
    ["path", literal(path)],
    ["icon", literal(icon)],
    ...entryUnlessDefault(false, "extension", extension),
  ]);

/** `sections.ts`: what the console needs to know about its screens at its start. */
export const emitSections = ({ model }: Catalog): GeneratedFile => {
  const sections = model.sections.map(({ name, redirect, icon, screens }) => {
    const resources = model.resources.filter(({ section }) => section === name);
    const value = object([
      ["load", lazyMember(`./${name}`, `${name}Section`)],
      ["redirect", literal(redirect)],
      ["resources", literal(resources.map((resource) => resource.name))],
      ["icon", literal(icon)],
      ["screens", array(screens.map(entryCode))],
    ]);
    return [name, value] as const;
  });
  return typedFile(`${GENERATED_FOLDER}/sections`, CONSOLE_FILE, "sections", "Sections", table(sections));
};
