// Finds the calls for which a console's reference platform has code: the keys of `handlers` in its business.
import { BUSINESS_FILE, cacheFolderOf } from "../layout";
import type { CallsWithHandlers } from "./AuthorChecks";
import { readText, writeAtOnce } from "./disk";
import { hash } from "./hash";
import { findNamedObject, loadParser, membersOf, type Parser, parseFile } from "./objects";

const FILE = "handlers.json";
const HANDLERS = "handlers";

/** Null if the text does not show all keys. */
export const callsInHandlers = (parser: Parser, text: string): CallsWithHandlers | null => {
  const file = parseFile(parser, BUSINESS_FILE, text);
  const handlers = findNamedObject(parser, file, HANDLERS);
  const business = findNamedObject(parser, file, "business");
  if (handlers === null && business && membersOf(parser, business)?.has(HANDLERS) === false) return new Map();
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
    const kept: Cached = JSON.parse(readText(cacheFolderOf(root), FILE) ?? "null");
    return kept;
  } catch {
    return null;
  }
};

/** Null without an own platform, or if the text does not show all keys. Cached, because the parser loads slowly. */
export const readHandled = (root: string, text: string | null): CallsWithHandlers | null => {
  if (text === null) return null;
  const own = hash(text);
  const cached = readCached(root);
  if (cached?.text === own)
    return cached.handled && new Map(cached.handled.map(([name, calls]) => [name, calls && new Set(calls)]));
  const handled = callsInHandlers(loadParser(), text);
  const kept: Kept | null = handled && [...handled].map(([name, calls]) => [name, calls && [...calls]] as const);
  writeAtOnce(cacheFolderOf(root), FILE, JSON.stringify({ text: own, handled: kept } satisfies Cached));
  return handled;
};
