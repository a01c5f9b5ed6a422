// Lists that the generator now writes, and that the hand-written files of a console pass to the framework.
import { Node, type ObjectLiteralElementLike, type ObjectLiteralExpression, type SourceFile } from "ts-morph";
import type { ModuleStep, ConsoleToUpgrade } from "../Step";
import { importsOf, isFreeName, unwrapNode, usesOf } from "./names";

interface Member {
  /** The type of the object that has the list, and the module of that type. */
  readonly type: string;
  readonly from: string;
  /** The name of the member; null for a list that is spread into the object. */
  readonly name: string | null;
  /** The text of the member. `list` is the path of the generated module, as the file imports it. */
  spell(list: string): string;
  /** The generated module, relative to the console's folder, and the imported name. */
  readonly list: string;
  readonly imported: string | null;
}

const MEMBERS: readonly Member[] = [
  {
    ...{ type: "Console", from: "pilothouse/console", name: "features", spell: () => "features" },
    ...{ list: "src/generated/features", imported: "features" },
  },
  {
    ...{ type: "Business", from: "pilothouse/platform", name: "features", spell: () => "features" },
    ...{ list: "platform/generated/features", imported: "features" },
  },
  {
    ...{ type: "Site", from: "pilothouse/public", name: "loadFeatures", spell: (list) => `() => import("${list}")` },
    ...{ list: "src/generated/publicFeatures", imported: null },
  },
  {
    ...{ type: "PublicPages", from: "pilothouse/public", name: null, spell: () => "publicPagesOfFeatures" },
    ...{ list: "src/generated/publicPages", imported: "publicPagesOfFeatures" },
  },
];

/** The objects of a module that are declared as a type, by `: Type` or `satisfies Type`. */
export const objectsOf = (module: SourceFile, from: string, type: string): readonly ObjectLiteralExpression[] =>
  importsOf(module, from, type)
    .flatMap((one) => usesOf(one))
    .flatMap((use) => {
      const reference = use.getParent();
      const around = Node.isTypeReference(reference) ? reference.getParent() : undefined;
      const value = Node.isVariableDeclaration(around)
        ? around.getInitializer()
        : Node.isSatisfiesExpression(around)
          ? around.getExpression()
          : undefined;
      const object = unwrapNode(value);
      return Node.isObjectLiteralExpression(object) ? [object] : [];
    });

/** The members of an object by name, without members whose name is computed. */
export const membersOf = (object: ObjectLiteralExpression): ReadonlyMap<string, ObjectLiteralElementLike> =>
  new Map(
    object.getProperties().flatMap((one): readonly (readonly [string, ObjectLiteralElementLike])[] => {
      const name = Node.isSpreadAssignment(one) ? one.getExpression() : one.getNameNode();
      if (Node.isComputedPropertyName(name)) return [];
      const text = Node.isStringLiteral(name) ? name.getLiteralValue() : name.getText();
      return [[Node.isSpreadAssignment(one) ? `...${text}` : text, one]];
    }),
  );

/** Whether a spread or a computed name may already add a member. */
const isUnclear = (object: ObjectLiteralExpression): boolean =>
  object.getProperties().some((one) => Node.isSpreadAssignment(one) || Node.isComputedPropertyName(one.getNameNode()));

const add = ({ root, changed, open }: ConsoleToUpgrade, module: SourceFile, member: Member): void => {
  const list = module.getRelativePathAsModuleSpecifierTo(`${root}/${member.list}.ts`);
  const { imported } = member;
  for (const object of objectsOf(module, member.from, member.type)) {
    const value = member.spell(list);
    const key = member.name ?? `...${value}`;
    if (membersOf(object).has(key)) continue;
    const isTaken = imported !== null && !isFreeName(module, list, imported);
    if (isTaken || (member.name !== null && isUnclear(object))) {
      const what = `must have \`${key}\` of ${member.list}.ts, unless a spread brings it`;
      open(module.getFilePath(), object.getStartLineNumber(), what);
      continue;
    }
    if (member.name === null) object.insertSpreadAssignment(0, { expression: value });
    else if (member.name === value) object.insertShorthandPropertyAssignment(0, { name: value });
    else object.insertPropertyAssignment(0, { name: member.name, initializer: value });
    if (imported !== null && importsOf(module, list, imported).length === 0)
      module.addImportDeclaration({ moduleSpecifier: list, namedImports: [imported] });
    changed(module.getFilePath(), `has \`${key}\` of ${member.list}.ts`);
  }
};

export const addGeneratedLists: ModuleStep = (console, module) => {
  for (const member of MEMBERS) add(console, module, member);
};
