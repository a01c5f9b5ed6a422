// The names that only code and words of a console have.
import { ICONS, SCREENS } from "../../generator/layout";
import { filesBelow, readText } from "../../generator/output/disk";
import { toolRoot } from "../../generator/output/toolRoot";
import { componentsIn } from "../checks/Folder";
import type { NamesInCode } from "./names";

const namesIn = (text: string | null, form: RegExp): readonly string[] =>
  [...(text ?? "").matchAll(form)].map(([, name = ""]) => name);

const ICON = /^ {2}"?(\w+)"?:/gm;

export const readNamesInCode = (root: string): NamesInCode => ({
  icon: [
    ...namesIn(readText(toolRoot(), "src/framework/ui/icons/paths.ts"), ICON),
    ...namesIn(readText(root, ICONS), ICON),
  ].toSorted(),
  unit: namesIn(readText(toolRoot(), "locales/en/framework/ui.json"), /"ui\.unit\.(\w+)"/g),
  component: componentsIn(filesBelow(root, SCREENS), SCREENS),
});
