// Lists the leaves of a syntax tree in the form that Code has. Syntax that no function of this folder makes gets a leaf
// that Code never has, so such code is always noticed.
import type { ts } from "ts-morph";
import { END_OF_NODE } from "./Code";

type Parser = typeof ts;

/** Nodes that add no leaf. */
const TRANSPARENT = new Set([
  "VariableDeclarationList",
  "VariableDeclaration",
  "NamedImports",
  "ParenthesizedExpression",
  "ParenthesizedType",
  "JsxAttributes",
  "JsxOpeningElement",
  "JsxExpression",
  "LiteralType",
  "Parameter",
  "ShorthandPropertyAssignment",
  "EndOfFileToken",
  "JsxOpeningFragment",
  "JsxClosingFragment",
  "JsxClosingElement",
  "ExportKeyword",
  "EqualsGreaterThanToken",
]);

const BRACKETS: Readonly<Record<string, string>> = {
  ImportDeclaration: "import",
  FirstStatement: "constant",
  VariableStatement: "constant",
  ExportAssignment: "default",
  TypeAliasDeclaration: "alias",
  ObjectLiteralExpression: "object",
  ArrayLiteralExpression: "array",
  CallExpression: "call",
  ArrowFunction: "arrow",
  PropertyAccessExpression: "member",
  PrefixUnaryExpression: "minus",
  SatisfiesExpression: "satisfies",
  AsExpression: "as",
  JsxElement: "element",
  JsxSelfClosingElement: "element",
  JsxFragment: "fragment",
  UnionType: "union",
  TypeReference: "reference",
  FirstNode: "member",
  TypeQuery: "typeof",
};

const KEYWORDS: Readonly<Record<string, string>> = {
  TrueKeyword: "true",
  FalseKeyword: "false",
  NullKeyword: "null",
  ImportKeyword: "import",
};

const isText = (parser: Parser, node: ts.Node): node is ts.StringLiteral | ts.NumericLiteral | ts.Identifier =>
  parser.isStringLiteral(node) || parser.isNumericLiteral(node) || parser.isIdentifier(node);

export const treeLeaves = (parser: Parser, file: ts.SourceFile): readonly string[] => {
  const leaves: string[] = [];
  let typeOnly = false;
  const name = (node: ts.Node): void => {
    const inner = parser.isComputedPropertyName(node) ? node.expression : node;
    if (isText(parser, inner)) leaves.push(`name:${inner.text}`);
    else {
      leaves.push("computed");
      visit(inner);
      leaves.push(END_OF_NODE);
    }
  };
  const attribute = (node: ts.JsxAttribute): void => {
    name(node.name);
    const value = node.initializer;
    if (value === undefined) return;
    // In an attribute, `&` may begin an entity such as `&lt;`, which stands for another text.
    if (parser.isStringLiteral(value) && value.text.includes("&")) leaves.push("unknown entity");
    visit(value);
  };
  const visit = (node: ts.Node): void => {
    const kind = parser.SyntaxKind[node.kind];
    const bracket = BRACKETS[kind];
    if (parser.isIdentifier(node)) leaves.push(`id:${node.text}`);
    else if (parser.isStringLiteral(node)) leaves.push(`string:${node.text}`);
    else if (parser.isNumericLiteral(node)) leaves.push(`number:${Number(node.text)}`);
    else if (parser.isJsxText(node)) leaves.push(...(node.text.trim() === "" ? [] : [`text:${node.text}`]));
    else if (parser.isImportClause(node)) {
      typeOnly = node.isTypeOnly;
      parser.forEachChild(node, visit);
    } else if (parser.isImportSpecifier(node)) importSpecifier(node);
    else if (parser.isNamespaceImport(node)) leaves.push(`import:* as ${node.name.text}`);
    else if (parser.isJsxAttribute(node)) attribute(node);
    else if (parser.isPropertyAssignment(node)) {
      name(node.name);
      parser.forEachChild(node, (child) => (child === node.name ? undefined : visit(child)));
    } else if (parser.isJsxClosingElement(node)) return;
    else if (bracket !== undefined) {
      leaves.push(bracket);
      parser.forEachChild(node, visit);
      leaves.push(END_OF_NODE);
    } else if (TRANSPARENT.has(kind)) parser.forEachChild(node, visit);
    else leaves.push(KEYWORDS[kind] ?? `unknown ${kind}`);
  };
  const importSpecifier = (node: ts.ImportSpecifier): void => {
    const renamed = node.propertyName === undefined ? "" : "unknown as ";
    leaves.push(`import:${renamed}${node.isTypeOnly || typeOnly ? "type " : ""}${node.name.text}`);
  };
  parser.forEachChild(file, visit);
  return leaves;
};
