import { LANGUAGES } from "../../shared/schema/languages";
import { CONSOLE_FILE, GENERATED_FOLDER } from "../layout";
import {
  array,
  constant,
  type GeneratedFile,
  imported,
  importedType,
  lazyImport,
  literal,
  object,
  satisfies,
  table,
} from "../printing";
import type { Catalog } from "./Catalog";

const generated = (name: string) => [name, imported(name, `${GENERATED_FOLDER}/${name}`)] as const;

/** `inside.ts`: what the definitions say of the console for people who have signed in. */
export const emitInside = ({ model: { host, pageTitles } }: Catalog): readonly GeneratedFile[] => {
  if (host === null) return [];
  const value = object([
    generated("features"),
    ["platform", imported("hostInside", `${GENERATED_FOLDER}/hostInside`)],
    ["name", literal(pageTitles.product)],
    ["words", table(LANGUAGES.map((language) => [language, array([lazyImport(`./words/${language}`)])]))],
    generated("sections"),
  ]);
  const statements = [constant("inside", satisfies(value, importedType("Console", "pilothouse/console")))];
  return [{ path: `${GENERATED_FOLDER}/inside.ts`, source: CONSOLE_FILE, statements }];
};
