// Names that were renamed, or moved to another module.
import { type ImportSpecifier, Node, type SourceFile } from "ts-morph";
import type { ModuleStep, ConsoleToUpgrade } from "../Step";
import { dropImport, applyTextEdits, importsOf, isFreeName, usesOf } from "./names";
import { NEW_NAMES } from "./newNames";

export interface NameChange {
  readonly from: string;
  readonly name: string;
  readonly to: string;
  readonly is: string;
}

const CHANGES: readonly NameChange[] = [
  ...Object.entries(NEW_NAMES).flatMap(([from, names]) =>
    Object.entries(names).map(([name, is]): NameChange => ({ from, name, to: from, is })),
  ),
  { from: "pilothouse/list", name: "TreeListView", to: "pilothouse/list", is: "ListView" },
  {
    ...{ from: "pilothouse/testing", name: "createLedger" },
    ...{ to: "pilothouse/features/wizard/console/parts", is: "createLedger" },
  },
  ...["markOf", "nameMark"].map((name): NameChange => ({
    from: "pilothouse/sheet",
    name,
    to: "pilothouse/schema",
    is: "nameMark",
  })),
  {
    ...{ from: "pilothouse/platform", name: "writePages" },
    ...{ to: "pilothouse/features/elsewhere/platform", is: "writePages" },
  },
  {
    ...{ from: "pilothouse/platform", name: "writeRefused" },
    ...{ to: "pilothouse/features/sheets/platform/parts", is: "writeRefused" },
  },
  ...["nextRun", "runNow", "scheduleOf"].map((name): NameChange => ({
    from: "pilothouse/platform",
    name,
    to: "pilothouse/features/schedules/platform",
    is: name,
  })),
  ...["aggregateOf", "aggregateThrough", "countedRows", "PLACE", "ROWS"].map((name): NameChange => ({
    from: "pilothouse/platform",
    name,
    to: "pilothouse/features/aggregates/platform",
    is: name,
  })),
];

/** A name that moved may have been renamed in its new module, too. */
export const NAME_CHANGES: readonly NameChange[] = CHANGES.map((change) => ({
  ...change,
  is: NEW_NAMES[change.to]?.[change.is] ?? change.is,
}));

/** The local name for the import after the upgrade. Its uses are rewritten to it. */
const nameOf = (module: SourceFile, specifier: ImportSpecifier, { name, to, is }: NameChange): string => {
  const alias = specifier.getAliasNode()?.getText();
  if (alias !== undefined || is === name) return alias ?? name;
  if (!isFreeName(module, to, is)) return name;
  const edits = usesOf(specifier).map((use) => {
    const around = use.getParent();
    const isExport = Node.isExportSpecifier(around) && around.getAliasNode() === undefined;
    const text = Node.isShorthandPropertyAssignment(around) ? `${name}: ${is}` : isExport ? `${is} as ${name}` : is;
    return { start: use.getStart(), end: use.getEnd(), text };
  });
  module.replaceWithText(applyTextEdits(module.getFullText(), edits));
  return is;
};

/** Rewrites the first import of a name. */
const importAgain = (module: SourceFile, first: ImportSpecifier, renamed: NameChange): void => {
  const { from, name, to, is } = renamed;
  const local = nameOf(module, first, renamed);
  const [old] = importsOf(module, from, name);
  if (old === undefined) return;
  const isType = old.getImportDeclaration().isTypeOnly();
  const place = { name: is, isTypeOnly: old.isTypeOnly(), ...(local === is ? {} : { alias: local }) };
  const isThere = importsOf(module, to, is).some((other) => (other.getAliasNode()?.getText() ?? is) === local);
  const others = from === to ? [old.getImportDeclaration()] : module.getImportDeclarations();
  const there = others
    .filter((one) => one.getModuleSpecifierValue() === to && one.isTypeOnly() === isType)
    .find((one) => one.getNamespaceImport() === undefined && !(isType && one.getDefaultImport() !== undefined));
  if (!isThere && there !== undefined) there.addNamedImport(place);
  else if (!isThere) module.addImportDeclaration({ moduleSpecifier: to, isTypeOnly: isType, namedImports: [place] });
  dropImport(old);
};

const inImports = (module: SourceFile, renamed: NameChange): boolean => {
  const { from, name } = renamed;
  const count = importsOf(module, from, name).length;
  for (let [one] = importsOf(module, from, name); one !== undefined; [one] = importsOf(module, from, name))
    importAgain(module, one, renamed);
  return count > 0;
};

const inExports = (module: SourceFile, { from, name, to, is }: NameChange): boolean => {
  const declarations = module.getExportDeclarations().filter((one) => one.getModuleSpecifierValue() === from);
  const found = declarations.flatMap((one) => one.getNamedExports()).filter((one) => one.getName() === name);
  for (const one of found) {
    const declaration = one.getExportDeclaration();
    const alias = one.getAliasNode()?.getText() ?? name;
    const place = { name: is, isTypeOnly: one.isTypeOnly(), ...(alias === is ? {} : { alias }) };
    if (from === to) declaration.addNamedExport(place);
    else
      module.addExportDeclaration({ moduleSpecifier: to, isTypeOnly: declaration.isTypeOnly(), namedExports: [place] });
    if (declaration.getNamedExports().length > 1) one.remove();
    else declaration.remove();
  }
  return found.length > 0;
};

const rename = ({ changed }: ConsoleToUpgrade, module: SourceFile, renamed: NameChange): void => {
  const done = [inImports(module, renamed), inExports(module, renamed)];
  const { from, name, to, is } = renamed;
  if (done.includes(true)) changed(module.getFilePath(), `\`${name}\` of ${from} is \`${is}\` of ${to}`);
};

export const renameNames: ModuleStep = (console, module) => {
  for (const one of NAME_CHANGES) rename(console, module, one);
};
