// Modules and names that were moved or removed, and members that were removed from types.
import { type Identifier, Node, type PropertyAssignment, type SourceFile, SyntaxKind } from "ts-morph";
import type { ModuleStep, ConsoleToUpgrade } from "../Step";
import { membersOf, objectsOf } from "./lists";
import { removalEdit, dropImport, type TextEdit, applyTextEdits, importsOf, unwrapNode, usesOf } from "./names";

/** The former path of a module -> its present path. */
export const MOVED_MODULES: ReadonlyMap<string, string> = new Map([
  ["pilothouse/import", "pilothouse/features/import/console/wizard"],
  ["pilothouse/sheet", "pilothouse/features/sheets/book"],
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
  /** Whether a person must write a replacement. */
  readonly isByHand?: true;
}

const COPY = "copy it from `platform/business` of the framework's own console";
const copied = (from: string, ...names: readonly string[]): readonly Gone[] =>
  names.map((name) => ({ from, name, instead: COPY, isByHand: true }));

/** Names that were removed from a module. For each, the text says what to use now. */
export const REMOVED_NAMES: readonly Gone[] = [
  { from: "pilothouse/account", name: "OwnPasskeys", instead: "remove it; `accountPanels` shows passkeys" },
  { from: "pilothouse/account", name: "OwnSessions", instead: "remove it; `accountPanels` shows sessions" },
  {
    from: "pilothouse/account",
    name: "OwnFactor",
    instead: "write `<Fills of={accountPanels} props={{ userId }} />`, with `Fills` of pilothouse/slots",
    isByHand: true,
  },
  { from: "pilothouse/actions", name: "FactorButton", instead: BUTTON },
  { from: "pilothouse/actions", name: "PersonButtons", instead: BUTTON },
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
    from: "pilothouse/platform",
    name: "readParams",
    instead: "`request.params` of a `permitted` handler is checked",
    isByHand: true,
  },
  {
    from: "pilothouse/platform",
    name: "inWorker",
    instead: "`readSheet` of pilothouse/features/sheets/platform/parts reads a workbook",
    isByHand: true,
  },
  ...copied("pilothouse/platform", "doOnce", "readFirstAnswer", "findTop"),
  ...copied("pilothouse/platform/demo", "cachePerWorld", "find", "notesIn", "put"),
  ...copied("pilothouse/handles", "DatabaseOf"),
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

/** Modules that were removed. For each, the text says what to use now. */
export const REMOVED_MODULES: ReadonlyMap<string, string> = new Map([
  ["pilothouse/history", "the slot `recordChanges` of pilothouse/show draws the changes of an entry"],
  ["pilothouse/recovery", "delete this file; the feature forgotten has the page"],
]);

/** Members that were removed from types. */
export const REMOVED_MEMBERS = [
  { from: "pilothouse/console", of: "Console", name: "apiTest", instead: "the feature apitest finds all calls itself" },
  { from: "pilothouse/public", of: "PublicPages", name: "/forgotten", instead: "the feature forgotten has the page" },
] as const;

/** The edit that removes an element between others. Null if its attributes call anything. */
const elementOf = (use: Identifier): TextEdit | null => {
  const element = use.getParentIfKind(SyntaxKind.JsxSelfClosingElement);
  const around = element?.getParent();
  if (element === undefined || (!Node.isJsxElement(around) && !Node.isJsxFragment(around))) return null;
  if (element.getAttributes().length > 0) return null;
  return removalEdit(use.getSourceFile().getFullText(), element.getStart(), element.getEnd(), "");
};

const cutMember = (member: Node): TextEdit =>
  removalEdit(member.getSourceFile().getFullText(), member.getStart(), member.getEnd());

/** The values that a handler had if it had no rule of its own. */
const USUAL: ReadonlyMap<string, (value: Node | undefined, use: Identifier) => boolean> = new Map([
  ["who", (value: Node | undefined) => Node.isStringLiteral(value) && value.getLiteralValue() === "signed"],
  ["run", (value: Node | undefined, use: Identifier) => value === use],
  ["alone", (value: Node | undefined) => Node.isTrueLiteral(value)],
]);

/** The edit that removes the handler of a call without its own rule, and its resource if it has no other handler. */
const handlerOf = (use: Identifier): TextEdit | null => {
  const handler = use.getFirstAncestorByKind(SyntaxKind.ObjectLiteralExpression);
  const members = handler === undefined ? [] : handler.getProperties();
  const isUsual = members.every(
    (one) =>
      Node.isPropertyAssignment(one) && USUAL.get(one.getName())?.(unwrapNode(one.getInitializer()), use) === true,
  );
  const call = handler?.getParentIfKind(SyntaxKind.PropertyAssignment);
  const calls = call?.getParentIfKind(SyntaxKind.ObjectLiteralExpression);
  const resource = calls?.getParentIfKind(SyntaxKind.PropertyAssignment);
  if (!isUsual || call === undefined || calls === undefined || resource === undefined) return null;
  return cutMember(calls.getProperties().length === 1 ? resource : call);
};

/** Removes a name and its uses, if nothing else depends on them. */
const dropName = ({ changed }: ConsoleToUpgrade, module: SourceFile, { from, name, instead, isByHand }: Gone): void => {
  const [found] = isByHand === true ? [] : importsOf(module, from, name);
  if (found === undefined) return;
  const edits = usesOf(found).map((use) => elementOf(use) ?? handlerOf(use));
  const understood = edits.flatMap((edit) => edit ?? []);
  if (understood.length < edits.length) return;
  if (edits.length > 0) module.replaceWithText(applyTextEdits(module.getFullText(), understood));
  const [left] = importsOf(module, from, name);
  if (left !== undefined) dropImport(left);
  changed(module.getFilePath(), `\`${name}\` is gone: ${instead}`);
};

const moved = ({ changed }: ConsoleToUpgrade, module: SourceFile): void => {
  const edits = module.getDescendantsOfKind(SyntaxKind.StringLiteral).flatMap((literal) => {
    const [from, around] = [literal.getLiteralValue(), literal.getParent()];
    const to = MOVED_MODULES.get(from);
    const isPath =
      Node.isImportDeclaration(around) ||
      Node.isExportDeclaration(around) ||
      Node.isLiteralTypeNode(around) ||
      (Node.isCallExpression(around) &&
        /^(?:import|require|vi\.\w*[mM]ock|vi\.import\w+)$/.test(around.getExpression().getText()));
    if (to === undefined || !isPath) return [];
    changed(module.getFilePath(), `${from} is ${to}`);
    return [{ start: literal.getStart() + 1, end: literal.getEnd() - 1, text: to }];
  });
  if (edits.length > 0) module.replaceWithText(applyTextEdits(module.getFullText(), edits));
};

/** Whether a member only loads a module that people are asked to delete. */
const isOfGone = ({ modules }: ConsoleToUpgrade, member: PropertyAssignment): boolean => {
  const paths = member
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((one) => one.getExpression().getKind() === SyntaxKind.ImportKeyword)
    .flatMap((one) => one.getArguments())
    .flatMap((one) => (Node.isStringLiteral(one) ? [one.getLiteralValue()] : []));
  return (
    paths.length > 0 &&
    paths.every((path) => {
      const loaded = modules.find((one) => member.getSourceFile().getRelativePathAsModuleSpecifierTo(one) === path);
      const declarations = [...(loaded?.getImportDeclarations() ?? []), ...(loaded?.getExportDeclarations() ?? [])];
      const isClosed = declarations.some((one) => REMOVED_MODULES.has(one.getModuleSpecifierValue() ?? ""));
      const isTest = REMOVED_NAMES.some(
        ({ from, name, instead }) => loaded && instead === API_TEST && importsOf(loaded, from, name).length > 0,
      );
      return isClosed || isTest;
    })
  );
};

const inObjects = (console: ConsoleToUpgrade, module: SourceFile): void => {
  for (const { from, of, name, instead } of REMOVED_MEMBERS) {
    const members = objectsOf(module, from, of).flatMap((one) => membersOf(one).get(name) ?? []);
    const gone = members.filter((one) => Node.isPropertyAssignment(one) && isOfGone(console, one)).map(cutMember);
    if (gone.length === 0) continue;
    module.replaceWithText(applyTextEdits(module.getFullText(), gone));
    console.changed(module.getFilePath(), `\`${name}\` of ${of} is gone: ${instead}`);
  }
};

export const removeMembers: ModuleStep = (console, module) => {
  for (const gone of REMOVED_NAMES) dropName(console, module, gone);
  moved(console, module);
  inObjects(console, module);
};
