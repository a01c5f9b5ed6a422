// Structures -> formatted text, each file parsed and compared with what was to be printed.
import { createRequire } from "node:module";
import type { FormatConfig } from "oxfmt";
import { fileLeaves } from "./fileLeaves";
import { GeneratorBug } from "./GeneratorBug";
import { type GeneratedFile, header, type Statement } from "./GeneratedFile";
import { type ImportLine, importLines } from "./imports";
import type { Import } from "./Code";
import { filled, structure } from "./structure";
import { treeLeaves } from "./treeLeaves";

/** How the project writes. Keys stay as they were quoted: formatter and parser disagree on what is an identifier. */
const FORMAT = { printWidth: 120, quoteProps: "preserve" } satisfies FormatConfig;

const used = new WeakMap<Statement, readonly Import[]>();

/** What a statement takes from other modules; asked for twice, when it is drafted and when it is printed. */
export const usedBy = (statement: Statement): readonly Import[] => {
  const imports = used.get(statement) ?? usedAnew(statement);
  used.set(statement, imports);
  return imports;
};

const usedAnew = (statement: Statement): readonly Import[] => {
  if (statement.form === "interface") return statement.members.flatMap(([, type]) => type.imports);
  return statement.form === "alias" ? statement.type.imports : statement.value.imports;
};

const importsOfFile = (file: GeneratedFile): readonly ImportLine[] =>
  importLines(
    file.path,
    file.statements.flatMap(usedBy),
    file.statements.flatMap((statement) => (statement.form === "default" ? [] : [statement.name])),
  );

type Printer = (file: GeneratedFile) => Promise<string>;

const difference = (wanted: readonly string[], found: readonly string[]): string => {
  const at = wanted.findIndex((leaf, index) => leaf !== found[index]);
  const index = at < 0 ? wanted.length : at;
  return `wanted ${JSON.stringify(wanted[index] ?? "the end")}, found ${JSON.stringify(found[index] ?? "the end")}`;
};

let loaded: Promise<Printer> | undefined;

/** Loads ts-morph and oxfmt, 200 ms and 70 MB: called only when a file must be printed. */
export const loadPrinter = (): Promise<Printer> => (loaded ??= load());

const load = async (): Promise<Printer> => {
  const formatter = import("oxfmt");
  // Required, not imported: an import would first search its ten megabytes for the names it exports.
  const morph: typeof import("ts-morph") = createRequire(import.meta.url)("ts-morph");
  const { printStructure, ts, StructureKind, VariableDeclarationKind } = morph;
  const { format } = await formatter;
  const kinds = { StructureKind, VariableDeclarationKind };
  return async (file) => {
    const imports = importsOfFile(file);
    const printed = filled(printStructure(structure(kinds, file, imports), { indentNumberOfSpaces: 2 }), file);
    const { code, errors } = await format(file.path, printed, FORMAT);
    const [error] = errors;
    if (error !== undefined) throw new GeneratorBug(`${file.path}: ${error.message}`);
    if (!code.startsWith(`${header(file.source)}\n`)) throw new GeneratorBug(`${file.path} lost its header`);
    verify(ts, file, code, fileLeaves(file, imports));
    return code;
  };
};

const verify = (parser: Parser, file: GeneratedFile, code: string, wanted: readonly string[]): void => {
  const kind = file.path.endsWith("x") ? parser.ScriptKind.TSX : parser.ScriptKind.TS;
  const options = {
    languageVersion: parser.ScriptTarget.Latest,
    jsDocParsingMode: parser.JSDocParsingMode.ParseNone,
  };
  const tree = parser.createSourceFile(file.path, code, options, false, kind);
  if (hasParseError(tree)) throw new GeneratorBug(`${file.path} does not parse`);
  const found = treeLeaves(parser, tree);
  if (found.length !== wanted.length || wanted.some((leaf, index) => leaf !== found[index]))
    throw new GeneratorBug(`${file.path} is not what was to be printed: ${difference(wanted, found)}`);
};

const hasParseError = (tree: object): boolean =>
  "parseDiagnostics" in tree && Array.isArray(tree.parseDiagnostics) && tree.parseDiagnostics.length > 0;

type Parser = Parameters<typeof treeLeaves>[0];
