// The names that only code and words of a console have.
import { ICONS_FILE, SCREENS_FOLDER } from "../../generator/layout";
import { listFilesBelow, readText } from "../../generator/output/disk";
import { toolRoot } from "../../generator/output/toolRoot";
import { componentsIn } from "../checks/Folder";
import type { NamesInCode } from "./names";

const namesIn = (text: string | null, form: RegExp): readonly string[] =>
  [...(text ?? "").matchAll(form)].map(([, name = ""]) => name);

const ICON = /^ {2}"?(\w+)"?:/gm;

export const readNamesInCode = (root: string): NamesInCode => ({
  icon: [
    ...namesIn(readText(toolRoot(), "src/framework/ui/icons/paths.ts"), ICON),
    ...namesIn(readText(root, ICONS_FILE), ICON),
  ].toSorted(),
  unit: namesIn(readText(toolRoot(), "locales/en/framework/ui.json"), /"ui\.unit\.(\w+)"/g),
  component: componentsIn(listFilesBelow(root, SCREENS_FOLDER), SCREENS_FOLDER),
});
