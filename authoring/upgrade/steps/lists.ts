// What the generator lists for a console, which its hand-written files hand to the framework.
import { Node, type ObjectLiteralExpression, type SourceFile, SyntaxKind, type TypeNode } from "ts-morph";
import type { Step, Upgraded } from "../Step";

interface Member {
  /** The type whose values have it, and the module that the type comes from. */
  readonly type: string;
  readonly from: string;
  /** Its name; null for one that is spread. */
  readonly name: string | null;
  /** How the value is written. `list` is the path of the generated module, as the file imports it. */
  spell(list: string): string;
  /** The generated module, from the console's folder, and what is imported from it. */
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

const imports = (module: SourceFile, type: string, from: string): boolean =>
  module
    .getImportDeclarations()
    .some(
      (one) =>
        one.getModuleSpecifierValue() === from && one.getNamedImports().some((named) => named.getName() === type),
    );

/** The objects of a module that are declared to be of a type, by `: Type` or by `satisfies Type`. */
export const objectsOf = (module: SourceFile, type: string): readonly ObjectLiteralExpression[] => {
  const isOf = (node: TypeNode | undefined): boolean =>
    Node.isTypeReference(node) && node.getTypeName().getText() === type;
  return [
    ...module
      .getVariableDeclarations()
      .filter((one) => isOf(one.getTypeNode()))
      .flatMap((one) => one.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression) ?? []),
    ...module
      .getDescendantsOfKind(SyntaxKind.SatisfiesExpression)
      .filter((one) => isOf(one.getTypeNode()))
      .flatMap((one) => one.getExpressionIfKind(SyntaxKind.ObjectLiteralExpression) ?? []),
  ];
};

const has = (object: ObjectLiteralExpression, { name, spell }: Member): boolean =>
  name === null ? object.getText().includes(`...${spell("")}`) : object.getProperty(name) !== undefined;

const add = ({ root, changed }: Upgraded, module: SourceFile, member: Member): void => {
  const list = module.getRelativePathAsModuleSpecifierTo(`${root}/${member.list}.ts`);
  for (const object of objectsOf(module, member.type).filter((one) => !has(one, member))) {
    const value = member.spell(list);
    if (member.name === null) object.insertSpreadAssignment(0, { expression: value });
    else if (member.name === value) object.insertShorthandPropertyAssignment(0, { name: value });
    else object.insertPropertyAssignment(0, { name: member.name, initializer: value });
    const { imported } = member;
    if (imported !== null && !imports(module, imported, list))
      module.addImportDeclaration({ moduleSpecifier: list, namedImports: [imported] });
    changed(module.getFilePath(), `has \`${member.name ?? `...${value}`}\` of ${member.list}.ts`);
  }
};

export const generatedLists: Step = (console) => {
  for (const module of console.modules)
    for (const member of MEMBERS) if (imports(module, member.type, member.from)) add(console, module, member);
};
