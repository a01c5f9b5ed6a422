// Enumerations now have names for their values, in one file for the browser and the platform.
import { dirname, relative, resolve } from "node:path";
import { Node } from "ts-morph";
import type { ModuleStep } from "../Step";
import { applyTextEdits, usesOf } from "./names";

const NOW = "shared/generated/enums";
const BEFORE = ["src/generated/values", "platform/generated/enums"];

export const ENUM_IMPORT_PATTERN = /generated\/(?:values|enums)["']/;

export const moveEnumImports: ModuleStep = ({ root, changed }, module) => {
  const path = module.getFilePath();
  const isOld = (from: string | undefined): boolean =>
    from?.startsWith(".") === true && BEFORE.includes(relative(root, resolve(dirname(path), from)));
  const imports = module.getImportDeclarations().filter((one) => isOld(one.getModuleSpecifierValue()));
  const exports = module.getExportDeclarations().filter((one) => isOld(one.getModuleSpecifierValue()));
  if (imports.length + exports.length === 0) return;
  const now = module.getRelativePathAsModuleSpecifierTo(`${root}/${NOW}.ts`);
  for (const one of [...imports, ...exports]) one.setModuleSpecifier(now);
  // Each enumeration of the platform was also a type with the same name.
  const types = imports
    .flatMap((one) => one.getNamedImports())
    .flatMap((one) => usesOf(one))
    .filter((use) => Node.isTypeReference(use.getParent()));
  const edits = types.map((use) => ({
    start: use.getStart(),
    end: use.getEnd(),
    text: `ValueOf<typeof ${use.getText()}>`,
  }));
  if (edits.length > 0) {
    module.replaceWithText(applyTextEdits(module.getFullText(), edits));
    module.addImportDeclaration({
      moduleSpecifier: "pilothouse/handles",
      isTypeOnly: true,
      namedImports: ["ValueOf"],
    });
  }
  changed(path, `imports enumerations from ${NOW}`);
};
