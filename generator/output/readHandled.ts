// Which calls the reference platform of a console has code for: the keys of `handlers` in its business, as TypeScript's
// parser reads them. Nothing is run, because the code may not compile while definitions change.
import { createRequire } from "node:module";
import type { ts } from "ts-morph";
import { BUSINESS, cacheOf } from "../layout";
import type { Handled } from "../model/checkHandlers";
import { readText, writeWhole } from "./disk";
import { hash } from "./hash";

const FILE = "handlers.json";
const HANDLERS = "handlers";

type Parser = typeof ts;

const loadParser = (): Parser => {
  const morph: typeof import("ts-morph") = createRequire(import.meta.url)("ts-morph");
  return morph.ts;
};

/** What is below `as` and `satisfies`. */
const bare = (parser: Parser, node: ts.Expression): ts.Expression =>
  parser.isAsExpression(node) || parser.isSatisfiesExpression(node) || parser.isParenthesizedExpression(node)
    ? bare(parser, node.expression)
    : node;

/** The members of an object by name; null if they cannot all be read from its text. */
const membersOf = (parser: Parser, node: ts.Expression): ReadonlyMap<string, ts.ObjectLiteralElementLike> | null => {
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

/** The first object in the file that is called `handlers`, as a constant or as a property. */
const findHandlers = (parser: Parser, file: ts.SourceFile): ts.Expression | null => {
  let found: ts.Expression | null = null;
  const visit = (node: ts.Node): void => {
    if (found !== null) return;
    const isNamed =
      (parser.isVariableDeclaration(node) || parser.isPropertyAssignment(node)) && node.name.getText(file) === HANDLERS;
    if (isNamed && node.initializer !== undefined) found = node.initializer;
    else parser.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** Null if this cannot be read from the text. */
export const handledIn = (parser: Parser, text: string): Handled | null => {
  const file = parser.createSourceFile(BUSINESS, text, parser.ScriptTarget.Latest, true);
  const handlers = findHandlers(parser, file);
  const resources = handlers === null ? null : membersOf(parser, handlers);
  if (resources === null) return null;
  return new Map(
    [...resources].map(([name, member]) => {
      const calls = parser.isPropertyAssignment(member) ? membersOf(parser, member.initializer) : null;
      return [name, calls === null ? null : new Set(calls.keys())];
    }),
  );
};

type Kept = readonly (readonly [resource: string, calls: readonly string[] | null])[];
interface Cached {
  readonly text: string;
  readonly handled: Kept | null;
}

const readCached = (root: string): Cached | null => {
  try {
    const kept: Cached = JSON.parse(readText(cacheOf(root), FILE) ?? "null");
    return kept;
  } catch {
    return null;
  }
};

/** Also answers null for a console without its own platform. The result for a text is kept, because the parser loads slowly. */
export const readHandled = (root: string, text: string | null): Handled | null => {
  if (text === null) return null;
  const own = hash(text);
  const cached = readCached(root);
  if (cached?.text === own)
    return cached.handled && new Map(cached.handled.map(([name, calls]) => [name, calls && new Set(calls)]));
  const handled = handledIn(loadParser(), text);
  const kept: Kept | null = handled && [...handled].map(([name, calls]) => [name, calls && [...calls]] as const);
  writeWhole(cacheOf(root), FILE, JSON.stringify({ text: own, handled: kept } satisfies Cached));
  return handled;
};
