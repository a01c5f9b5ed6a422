// Modules and names that have moved or gone, and members that types no longer have.
import { type ImportSpecifier, Node, type SourceFile, SyntaxKind } from "ts-morph";
import type { Step, Upgraded } from "../Step";
import { objectsOf } from "./lists";
import { componentOf } from "./uses";

/** Modules with another path. */
const MOVED: ReadonlyMap<string, string> = new Map([
  ["pilothouse/import", "pilothouse/features/import/console/wizard"],
  ["pilothouse/wizard", "pilothouse/features/wizard/console/parts"],
  ["pilothouse/wire/authentication", "pilothouse/features/hosts/authentication"],
  ["pilothouse/wire/dialect", "pilothouse/features/hosts/dialect"],
]);

const BUTTON = "remove it; its feature adds it wherever the definition asks for it";
const API_TEST = "delete this file; the feature apitest finds all calls itself";

interface Gone {
  readonly from: string;
  readonly name: string;
  readonly instead: string;
  /** Whether something else has to be written in its place. */
  readonly isByHand?: true;
}

/** Names that have gone from a module, with what to do. */
const GONE: readonly Gone[] = [
  { from: "pilothouse/account", name: "OwnPasskeys", instead: "remove it; `accountPanels` shows passkeys" },
  {
    from: "pilothouse/account",
    name: "OwnFactor",
    instead: "write `<Fills of={accountPanels} told={{ userId }} />`, with `Fills` of pilothouse/slots",
    isByHand: true,
  },
  { from: "pilothouse/actions", name: "FactorButton", instead: BUTTON },
  { from: "pilothouse/platform", name: "handRowsIn", instead: "the call that host.yaml names in `rows` needs no code" },
  { from: "pilothouse/tasks", name: "ExportTaskButton", instead: BUTTON },
  { from: "pilothouse/show", name: "EndButton", instead: BUTTON },
  { from: "pilothouse/show", name: "EndNote", instead: BUTTON },
  { from: "pilothouse/show", name: "PassButton", instead: BUTTON },
  { from: "pilothouse/import", name: "ImportButton", instead: BUTTON },
  { from: "pilothouse/console", name: "ApiTestSource", instead: API_TEST },
  { from: "pilothouse/testing", name: "declaredCalls", instead: API_TEST },
  { from: "pilothouse/testing", name: "withText", instead: API_TEST },
  { from: "pilothouse/platform", name: "EXPORT", instead: 'the kind of these jobs is "export"' },
  { from: "pilothouse/platform/storage", name: "openStore", instead: "`createPlatform` opens the store" },
  {
    from: "pilothouse/form",
    name: "AskDialog",
    instead: "use `DeleteAction` of pilothouse/actions, or `Dialog` of pilothouse/ui",
  },
  { from: "pilothouse/value", name: "Blank", instead: "values, columns and fields draw the dash themselves" },
  {
    from: "pilothouse/wire",
    name: "amountIn",
    instead: "use `understood.amount`, and let the page say what it throws",
  },
];

/** Whole modules that have gone. */
const CLOSED: ReadonlyMap<string, string> = new Map([
  ["pilothouse/history", "the slot `recordChanges` of pilothouse/show draws the changes of an entry"],
  ["pilothouse/recovery", "delete this file; the feature forgotten has the page"],
]);

/** Members of objects, and attributes of components. */
const MEMBERS = [
  { of: "Console", name: "apiTest", instead: "the feature apitest finds all calls itself" },
  { of: "PublicPages", name: '"/forgotten"', instead: "the feature forgotten has the page" },
] as const;
const ATTRIBUTES = [
  { of: "ListView", name: "exports", instead: "write `views: { list: { export: false } }` in the definition" },
  { of: "ListView", name: "tools", instead: "fill the slots `rowTools` and `listTools`" },
] as const;

type Span = readonly [start: number, end: number];

/** An element that stands between others, with the line it stands on. */
const elementOf = (use: Node): Span | null => {
  const element = use.getParentIfKind(SyntaxKind.JsxSelfClosingElement);
  const around = element?.getParent();
  if (element === undefined || (!Node.isJsxElement(around) && !Node.isJsxFragment(around))) return null;
  return [element.getPos(), element.getEnd()];
};

/** The handler of a call, and the resource if it has no other. */
const handlerOf = (use: Node): Span | null => {
  const call = use.getFirstAncestor(
    (one) => Node.isPropertyAssignment(one) && Node.isObjectLiteralExpression(one.getInitializer()),
  );
  const calls = call?.getParentIfKind(SyntaxKind.ObjectLiteralExpression);
  const resource = calls?.getParentIfKind(SyntaxKind.PropertyAssignment);
  if (call === undefined || calls === undefined || resource === undefined) return null;
  const gone = calls.getProperties().length === 1 ? resource : call;
  const comma = gone.getNextSiblingIfKind(SyntaxKind.CommaToken);
  return [gone.getPos(), (comma ?? gone).getEnd()];
};

const named = (module: SourceFile, from: string, name: string): ImportSpecifier | undefined =>
  module
    .getImportDeclarations()
    .filter((one) => one.getModuleSpecifierValue() === from)
    .flatMap((one) => one.getNamedImports())
    .find((one) => one.getName() === name);

const usesOf = (module: SourceFile, specifier: ImportSpecifier): readonly Node[] => {
  const name = specifier.getAliasNode()?.getText() ?? specifier.getName();
  return module
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter((one) => one.getText() === name && one.getFirstAncestorByKind(SyntaxKind.ImportDeclaration) === undefined);
};

/** Removes a name and its uses where nothing else depends on them. */
const dropName = ({ changed }: Upgraded, module: SourceFile, { from, name, instead, isByHand }: Gone) => {
  if (isByHand === true) return;
  const found = named(module, from, name);
  if (found === undefined) return;
  const spans: Span[] = [];
  for (const use of usesOf(module, found)) {
    const span = elementOf(use) ?? handlerOf(use);
    if (span === null) return;
    spans.push(span);
  }
  const text = spans.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), module.getFullText());
  module.replaceWithText(text);
  const left = named(module, from, name);
  const declaration = left?.getImportDeclaration();
  if (declaration !== undefined && declaration.getNamedImports().length > 1) left?.remove();
  else declaration?.remove();
  changed(module.getFilePath(), `\`${name}\` is gone: ${instead}`);
};

const inImports = (console: Upgraded, module: SourceFile): void => {
  for (const gone of GONE) dropName(console, module, gone);
  for (const declaration of module.getImportDeclarations()) {
    const from = declaration.getModuleSpecifierValue();
    const to = MOVED.get(from);
    if (to === undefined) continue;
    declaration.setModuleSpecifier(to);
    console.changed(module.getFilePath(), `${from} is ${to}`);
  }
};

const inObjects = ({ changed }: Upgraded, module: SourceFile): void => {
  for (const { of, name, instead } of MEMBERS)
    for (const object of objectsOf(module, of)) {
      const member = object.getProperty(name);
      if (member === undefined) continue;
      member.remove();
      changed(module.getFilePath(), `\`${name}\` of ${of} is gone: ${instead}`);
    }
};

export const goneMembers: Step = (console) => {
  for (const module of console.modules) for (const step of [inImports, inObjects]) step(console, module);
};

/** Names what is gone and still used, at its line in the upgraded file. It comes after all steps that change files. */
export const stillUsed: Step = ({ modules, open }) => {
  for (const module of modules) {
    const path = module.getFilePath();
    for (const declaration of [...module.getImportDeclarations(), ...module.getExportDeclarations()]) {
      const from = declaration.getModuleSpecifierValue() ?? "";
      const closed = CLOSED.get(from);
      if (closed !== undefined) open(path, declaration.getStartLineNumber(), `${from} is gone: ${closed}`);
    }
    for (const { from, name, instead } of GONE) {
      const found = named(module, MOVED.get(from) ?? from, name);
      const use = found === undefined ? undefined : (usesOf(module, found)[0] ?? found);
      if (use !== undefined) open(path, use.getStartLineNumber(), `\`${name}\` is gone: ${instead}`);
    }
    for (const attribute of module.getDescendantsOfKind(SyntaxKind.JsxAttribute)) {
      const of = componentOf(attribute);
      const gone = ATTRIBUTES.find((one) => one.of === of && one.name === attribute.getNameNode().getText());
      if (gone !== undefined)
        open(path, attribute.getStartLineNumber(), `\`${gone.name}\` of ${of} is gone: ${gone.instead}`);
    }
  }
};
