// Parses every printed file with TypeScript. The file must contain exactly the planned names and literals.
import type { ts } from "ts-morph";
import { GeneratorBug } from "./GeneratorBug";
import { treeLeaves } from "./treeLeaves";

type Leaves = readonly string[];

const differsAt = (wanted: Leaves, found: Leaves): number => {
  const at = wanted.findIndex((leaf, index) => leaf !== found[index]);
  return at < 0 && found.length > wanted.length ? wanted.length : at;
};

const hasParseError = (tree: object): boolean =>
  "parseDiagnostics" in tree && Array.isArray(tree.parseDiagnostics) && tree.parseDiagnostics.length > 0;

/** @throws GeneratorBug when `code` cannot be parsed */
const parse = (parser: typeof ts, path: string, code: string): ts.SourceFile => {
  const kind = path.endsWith("x") ? parser.ScriptKind.TSX : parser.ScriptKind.TS;
  const options = {
    languageVersion: parser.ScriptTarget.Latest,
    jsDocParsingMode: parser.JSDocParsingMode.ParseNone,
  };
  const tree = parser.createSourceFile(path, code, options, false, kind);
  if (hasParseError(tree)) throw new GeneratorBug(`${path} does not parse`);
  return tree;
};

/** `wanted` are the expected leaves as JSON. @throws GeneratorBug if `code` has others */
export const checkPrinted = (parser: typeof ts, path: string, code: string, wanted: string): void => {
  const found = treeLeaves(parser, parse(parser, path, code));
  if (JSON.stringify(found) === wanted) return;
  const leaves: Leaves = JSON.parse(wanted);
  const at = differsAt(leaves, found);
  const [want, find] = [leaves, found].map((of) => JSON.stringify(of[at] ?? "the end"));
  throw new GeneratorBug(`${path} is not what was to be printed: wanted ${want}, found ${find}`);
};
