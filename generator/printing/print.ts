// Prints structures with ts-morph, formats the text, parses it, and compares it with what should be printed.
import { createRequire } from "node:module";
import type { FormatConfig } from "oxfmt";
import { GeneratorBug } from "./GeneratorBug";
import { fileHeader, HEADERS } from "./GeneratedFile";
import type { PrintableFile } from "./Printable";
import { checkPrinted } from "./readBack";
import { type TsMorph, statementsOf } from "./structures";

/** The format of generated code. Quotes around keys stay, because formatter and parser disagree about them. */
const FORMAT = { printWidth: 120, quoteProps: "preserve" } satisfies FormatConfig;
/** The name under which ts-morph and the formatter see the text. No file is written. */
const SHEET = "printed.tsx";

/** Answers the texts of `files`, in the same order. */
export type Print = (files: readonly PrintableFile[]) => Promise<readonly string[]>;

/** `import` would search its 10 MB for exported names, which takes as long as loading it. `require` does not. */
const loadMorph = (): TsMorph => createRequire(import.meta.url)("ts-morph");

/** Loads ts-morph and oxfmt. Call it only if a file must be printed. */
export const loadPrinter = async (): Promise<Print> => {
  const morph = loadMorph();
  const { format } = await import("oxfmt");
  /** Prints several files as one text. A new project for each call is faster than removing files from one. */
  const printMorph = (files: readonly PrintableFile[]): string => {
    const project = new morph.Project({
      useInMemoryFileSystem: true,
      compilerOptions: { noLib: true },
      manipulationSettings: { indentationText: morph.IndentationText.TwoSpaces },
    });
    const statements = files.flatMap((file) => statementsOf(morph, file));
    return project.createSourceFile(SHEET, { statements }).getFullText();
  };
  const readFile = ({ path, source, leaves }: PrintableFile, text: string): void => {
    if (!text.startsWith(`${fileHeader(source)}\n`)) throw new GeneratorBug(`${path} lost its header`);
    checkPrinted(morph.ts, path, text, leaves);
  };
  const print: Print = async (files) => {
    const { code, errors } = await format(SHEET, printMorph(files), FORMAT);
    const texts = code.split(HEADERS).map((text) => `${text.trimEnd()}\n`);
    const isWhole = errors.length === 0 && texts.length === files.length;
    // If printing several files fails, each is printed alone, so that the error names the right file.
    if (!isWhole && files.length > 1) return (await Promise.all(files.map((file) => print([file])))).flat();
    for (const [index, file] of files.entries()) {
      if (!isWhole) throw new GeneratorBug(`${file.path}: ${errors[0]?.message ?? "a header within"}`);
      readFile(file, texts[index] ?? "");
    }
    return texts;
  };
  return print;
};
