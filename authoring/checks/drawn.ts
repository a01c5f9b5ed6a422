// Finds icons and components that do not exist.
import type { ScreenDefinition } from "../../generator/definition/ConsoleDefinition";
import { suggest } from "../../generator/definition/nearest";
import { complainAbout, type Path, type Report } from "../../generator/definition/Problem";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { screensOf } from "../../generator/model/checkConsole";
import { CONSOLE_FILE, SCREENS_FOLDER } from "../../generator/layout";
import { iconPaths } from "../../src/framework/ui/icons/paths";
import { componentsIn, type Folder } from "./Folder";

/** The names of the framework's icons, and of those that the console draws. */
const iconsOf = (folder: Folder): ReadonlySet<string> => {
  const own = folder.texts(SCREENS_FOLDER).filter(({ text }) => /:\s*Icons\b/.test(text));
  return new Set([
    ...Object.keys(iconPaths),
    ...own.flatMap(({ text }) => [...text.matchAll(/^\s*"?(\w+)"?:/gm)].map(([, name = ""]) => name)),
  ]);
};

const namedIn = ({ console, resources }: Definitions) => {
  const ofScreen = (screen: ScreenDefinition, path: Path) =>
    screen.icon === undefined ? [] : [{ file: CONSOLE_FILE, icon: screen.icon, path: [...path, "icon"] }];
  const sections = [...console.sections.values()].flatMap((section) => [
    ...ofScreen(section, ["sections", section.name]),
    ...(section.screens === null ? [] : screensOf(section).flatMap(([screen, path]) => ofScreen(screen, path))),
  ]);
  const calls = resources.flatMap(({ file, calls: own }) =>
    [...own].flatMap(([name, { icon }]) => (icon === undefined ? [] : [{ file, icon, path: ["calls", name, "icon"] }])),
  );
  return [...sections, ...calls];
};

export const checkIcons = (definitions: Definitions, folder: Folder, report: Report): void => {
  const named = namedIn(definitions);
  const unknown = named.filter(({ icon }) => !Object.hasOwn(iconPaths, icon));
  const icons = unknown.length === 0 ? new Set<string>() : iconsOf(folder);
  for (const { file, icon, path } of unknown)
    if (!icons.has(icon))
      complainAbout(file, report)("P249", path, `there is no icon \`${icon}\``, suggest(icon, [...icons].sort()));
  const complain = complainAbout(CONSOLE_FILE, report);
  for (const section of definitions.console.sections.values())
    for (const [{ component }, path] of screensOf(section)) {
      if (
        component === undefined ||
        folder.has(`${SCREENS_FOLDER}/${component}.tsx`) ||
        folder.has(`${SCREENS_FOLDER}/${component}.ts`)
      )
        continue;
      const screens = componentsIn(folder.paths(SCREENS_FOLDER), SCREENS_FOLDER);
      complain(
        "P250",
        [...path, "component"],
        `there is no ${SCREENS_FOLDER}/${component}.tsx`,
        suggest(component, screens),
      );
    }
};
