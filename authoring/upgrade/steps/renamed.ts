// Names that have another name, or come from another module.
import { type SourceFile, SyntaxKind } from "ts-morph";
import type { Step, Upgraded } from "../Step";

interface Renamed {
  readonly from: string;
  readonly name: string;
  readonly to: string;
  readonly is: string;
}

const NAMES: readonly Renamed[] = [
  { from: "pilothouse/list", name: "TreeListView", to: "pilothouse/list", is: "ListView" },
  {
    ...{ from: "pilothouse/testing", name: "createLedger" },
    ...{ to: "pilothouse/features/wizard/console/parts", is: "createLedger" },
  },
];

const importFrom = (module: SourceFile, from: string) =>
  module.getImportDeclarations().find((one) => one.getModuleSpecifierValue() === from && !one.isTypeOnly());

const rename = ({ changed }: Upgraded, module: SourceFile, { from, name, to, is }: Renamed): void => {
  const declaration = importFrom(module, from);
  const found = declaration?.getNamedImports().find((one) => one.getName() === name);
  if (declaration === undefined || found === undefined) return;
  const alias = found.getAliasNode()?.getText();
  if (declaration.getNamedImports().length > 1 || declaration.getDefaultImport() !== undefined) found.remove();
  else declaration.remove();
  const place = importFrom(module, to) ?? module.addImportDeclaration({ moduleSpecifier: to });
  const isThere = place.getNamedImports().some((one) => one.getName() === is && one.getAliasNode() === undefined);
  if (alias !== undefined) place.addNamedImport({ name: is, alias });
  else if (!isThere) place.addNamedImport(is);
  const uses = () => module.getDescendantsOfKind(SyntaxKind.Identifier).filter((one) => one.getText() === name);
  if (alias === undefined && is !== name)
    for (let [use] = uses(); use !== undefined; [use] = uses()) use.replaceWithText(is);
  changed(module.getFilePath(), `\`${name}\` of ${from} is \`${is}\` of ${to}`);
};

export const renamedNames: Step = (console) => {
  for (const module of console.modules) for (const one of NAMES) rename(console, module, one);
};
