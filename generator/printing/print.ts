// Structures -> text by ts-morph -> formatted text, each file parsed again and compared with what was to be printed.
import { createRequire } from "node:module";
import type { FormatConfig } from "oxfmt";
import { fileLeaves } from "./fileLeaves";
import { GeneratorBug } from "./GeneratorBug";
import { type GeneratedFile, header, type Statement } from "./GeneratedFile";
import { type ImportLine, importLines } from "./imports";
import type { Import } from "./Code";
import { readBack } from "./readBack";
import { type Morph, structureOf } from "./structures";

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

/** Loads ts-morph and oxfmt: called only when a file must be printed. */
export const loadPrinter = (): Promise<Printer> => (loaded ??= load());

/** Required: `import` would first search 10 MB of it for the names it exports, which takes as long as loading it. */
const loadMorph = (): Morph => createRequire(import.meta.url)("ts-morph");

const load = async (): Promise<Printer> => {
  const { format } = await import("oxfmt");
  const morph = loadMorph();
  const project = new morph.Project({
    useInMemoryFileSystem: true,
    compilerOptions: { noLib: true },
    manipulationSettings: { indentationText: morph.IndentationText.TwoSpaces },
  });
  /** Forgotten at once, so that at no time the trees of all files are in memory. */
  const printed = (file: GeneratedFile, imports: readonly ImportLine[]): string => {
    const source = project.createSourceFile(file.path, structureOf(morph, file, imports), { overwrite: true });
    const text = source.getFullText();
    source.forget();
    return text;
  };
  return async (file) => {
    const imports = importsOfFile(file);
    const { code, errors } = await format(file.path, printed(file, imports), FORMAT);
    const [error] = errors;
    if (error !== undefined) throw new GeneratorBug(`${file.path}: ${error.message}`);
    if (!code.startsWith(`${header(file.source)}\n`)) throw new GeneratorBug(`${file.path} lost its header`);
    readBack(morph.ts, file.path, code, fileLeaves(file, imports));
    return code;
  };
};
