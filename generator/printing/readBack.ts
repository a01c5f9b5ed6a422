// Printed code must hold what was to be printed and nothing else. The quick reader says so of every file; when it cannot, or
// finds something else, TypeScript's parser is loaded and has the last word.
import { createRequire } from "node:module";
import { GeneratorBug } from "./GeneratorBug";
import { quickLeaves } from "./quickLeaves";
import { treeLeaves } from "./treeLeaves";

type Parser = Parameters<typeof treeLeaves>[0];
type Leaves = readonly string[];

const differsAt = (wanted: Leaves, found: Leaves): number => {
  const at = wanted.findIndex((leaf, index) => leaf !== found[index]);
  return at < 0 && found.length > wanted.length ? wanted.length : at;
};

const hasParseError = (tree: object): boolean =>
  "parseDiagnostics" in tree && Array.isArray(tree.parseDiagnostics) && tree.parseDiagnostics.length > 0;

/** What TypeScript reads. @throws GeneratorBug when it cannot */
export const parsedLeaves = (parser: Parser, path: string, code: string): Leaves => {
  const kind = path.endsWith("x") ? parser.ScriptKind.TSX : parser.ScriptKind.TS;
  const options = {
    languageVersion: parser.ScriptTarget.Latest,
    jsDocParsingMode: parser.JSDocParsingMode.ParseNone,
  };
  const tree = parser.createSourceFile(path, code, options, false, kind);
  if (hasParseError(tree)) throw new GeneratorBug(`${path} does not parse`);
  return treeLeaves(parser, tree);
};

/** Required, and only in doubt: it takes 200 ms and 70 MB, and an import would first search it for the names it exports. */
const loadParser = (): Parser => {
  const morph: typeof import("ts-morph") = createRequire(import.meta.url)("ts-morph");
  return morph.ts;
};

/** @throws GeneratorBug when `code`, whose header ends at `start`, is not made of the leaves that were wanted */
export const readBack = (path: string, code: string, start: number, wanted: Leaves): void => {
  const quick = quickLeaves(path, code, start);
  if (quick !== null && differsAt(wanted, quick) < 0) return;
  const found = parsedLeaves(loadParser(), path, code);
  const at = differsAt(wanted, found);
  if (at < 0) return;
  const [want, find] = [wanted, found].map((leaves) => JSON.stringify(leaves[at] ?? "the end"));
  throw new GeneratorBug(`${path} is not what was to be printed: wanted ${want}, found ${find}`);
};
