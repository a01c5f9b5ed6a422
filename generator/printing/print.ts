// Structures -> formatted text, each file parsed and compared with what was to be printed.
import type { FormatConfig } from "oxfmt";
import { fileLeaves } from "./fileLeaves";
import { GeneratorBug } from "./GeneratorBug";
import { type GeneratedFile, header, type Statement } from "./GeneratedFile";
import { type ImportLine, importLines } from "./imports";
import type { Import } from "./Code";
import { fileText } from "./fileText";
import { readBack } from "./readBack";

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

let loaded: Promise<Printer> | undefined;

/** Loads oxfmt: called only when a file must be printed. */
export const loadPrinter = (): Promise<Printer> => (loaded ??= load());

const load = async (): Promise<Printer> => {
  const { format } = await import("oxfmt");
  return async (file) => {
    const imports = importsOfFile(file);
    const { code, errors } = await format(file.path, fileText(file, imports), FORMAT);
    const [error] = errors;
    if (error !== undefined) throw new GeneratorBug(`${file.path}: ${error.message}`);
    const first = `${header(file.source)}\n`;
    if (!code.startsWith(first)) throw new GeneratorBug(`${file.path} lost its header`);
    readBack(file.path, code, first.length, fileLeaves(file, imports));
    return code;
  };
};
