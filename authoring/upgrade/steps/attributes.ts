// Renames and removes attributes of components that have changed.
import { type JsxAttribute, Node, type SourceFile, SyntaxKind } from "ts-morph";
import type { ConsoleToUpgrade } from "../Step";
import { type TextEdit, importsOf, unwrapNode, usesOf } from "./names";

const elementOf = (attribute: JsxAttribute) => {
  const element = attribute.getParentOrThrow().getParent();
  return Node.isJsxOpeningElement(element) || Node.isJsxSelfClosingElement(element) ? element : undefined;
};

/** Whether the attribute belongs to a component of the framework. */
export const isFrameworkAttribute = (attribute: JsxAttribute, from: string, name: string): boolean => {
  const tag = elementOf(attribute)?.getTagNameNode();
  return importsOf(attribute.getSourceFile(), from, name).some((one) => usesOf(one).some((use) => use === tag));
};

/** The edits for an attribute; null if the upgrade does not understand its value or its neighbours. */
const withoutHistory = (attribute: JsxAttribute): readonly TextEdit[] | null => {
  const [start, end] = [attribute.getStart(), attribute.getEnd()];
  const siblings = elementOf(attribute)?.getAttributes() ?? [];
  if (!Node.isFalseLiteral(unwrapNode(attribute.getInitializer())) || siblings.some(Node.isJsxSpreadAttribute))
    return null;
  const other = siblings.filter(Node.isJsxAttribute).find((one) => one.getNameNode().getText() === "without");
  if (other === undefined) return [{ start, end, text: 'without={["history"]}' }];
  const list = unwrapNode(other.getInitializer());
  if (!Node.isArrayLiteralExpression(list)) return null;
  const last = list.getElements().at(-1);
  const place = last?.getEnd() ?? list.getStart() + 1;
  const isThere = list.getElements().some((one) => Node.isStringLiteral(one) && one.getLiteralValue() === "history");
  const added = { start: place, end: place, text: last === undefined ? '"history"' : ', "history"' };
  return [{ start: attribute.getPos(), end, text: "" }, ...(isThere ? [] : [added])];
};

const withoutBrief = (attribute: JsxAttribute): readonly TextEdit[] | null => {
  const value = attribute.getInitializer();
  const isFlag = value === undefined || Node.isTrueLiteral(unwrapNode(value)) || Node.isFalseLiteral(unwrapNode(value));
  return isFlag ? [{ start: attribute.getPos(), end: attribute.getEnd(), text: "" }] : null;
};

export const CHANGED_ATTRIBUTES = [
  { from: "pilothouse/show", of: "ShowView", name: "history", is: 'is `without={["history"]}`', edits: withoutHistory },
  {
    from: "pilothouse/value",
    of: "TimestampValue",
    name: "brief",
    is: "is gone: times are written in one way",
    edits: withoutBrief,
  },
] as const;

export const attributeEdits = ({ changed }: ConsoleToUpgrade, file: SourceFile): readonly TextEdit[] =>
  file.getDescendantsOfKind(SyntaxKind.JsxAttribute).flatMap((attribute) =>
    CHANGED_ATTRIBUTES.flatMap(({ from, of, name, is, edits }) => {
      if (attribute.getNameNode().getText() !== name || !isFrameworkAttribute(attribute, from, of)) return [];
      const now = edits(attribute);
      if (now === null) return [];
      changed(file.getFilePath(), `\`${name}\` of ${of} ${is}`);
      return now;
    }),
  );
