// Printed code must hold what was to be printed and nothing else: TypeScript's parser reads every file again.
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

/** @throws GeneratorBug when `code` is not made of the leaves that were wanted */
export const readBack = (parser: typeof ts, path: string, code: string, wanted: Leaves): void => {
  const found = treeLeaves(parser, parse(parser, path, code));
  const at = differsAt(wanted, found);
  if (at < 0) return;
  const [want, find] = [wanted, found].map((leaves) => JSON.stringify(leaves[at] ?? "the end"));
  throw new GeneratorBug(`${path} is not what was to be printed: wanted ${want}, found ${find}`);
};
