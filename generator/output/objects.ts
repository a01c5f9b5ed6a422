// Reads the keys of objects in hand-written code with TypeScript's parser. The code does not run, because it may not
// compile while definitions change.
import { createRequire } from "node:module";
import type { ts } from "ts-morph";

export type Parser = typeof ts;

export const loadParser = (): Parser => {
  const morph: typeof import("ts-morph") = createRequire(import.meta.url)("ts-morph");
  return morph.ts;
};

/** The expression inside `as` and `satisfies`. */
const bare = (parser: Parser, node: ts.Expression): ts.Expression =>
  parser.isAsExpression(node) || parser.isSatisfiesExpression(node) || parser.isParenthesizedExpression(node)
    ? bare(parser, node.expression)
    : node;

/** The members of an object by name; null if the text does not show all of them, as with a spread. */
export const membersOf = (
  parser: Parser,
  node: ts.Expression,
): ReadonlyMap<string, ts.ObjectLiteralElementLike> | null => {
  const object = bare(parser, node);
  if (!parser.isObjectLiteralExpression(object)) return null;
  const members = new Map<string, ts.ObjectLiteralElementLike>();
  for (const member of object.properties) {
    const { name } = member;
    if (name === undefined || !(parser.isIdentifier(name) || parser.isStringLiteral(name))) return null;
    members.set(name.text, member);
  }
  return members;
};

/** The first object with this name in a file: a constant or a property. */
export const findNamedObject = (parser: Parser, file: ts.SourceFile, name: string): ts.Expression | null => {
  let found: ts.Expression | null = null;
  const visit = (node: ts.Node): void => {
    if (found !== null) return;
    const isNamed =
      (parser.isVariableDeclaration(node) || parser.isPropertyAssignment(node)) && node.name.getText(file) === name;
    if (isNamed && node.initializer !== undefined) found = node.initializer;
    else parser.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** The syntax tree of a file. */
export const parseFile = (parser: Parser, path: string, text: string): ts.SourceFile =>
  parser.createSourceFile(path, text, parser.ScriptTarget.Latest, true);
