// Structures -> text by ts-morph -> formatted text. Each file is parsed again and compared with what was to be printed.
import { createRequire } from "node:module";
import { extname } from "node:path";
import type { FormatConfig } from "oxfmt";
import { GeneratorBug } from "./GeneratorBug";
import { header } from "./GeneratedFile";
import type { Printable } from "./Printable";
import { readBack } from "./readBack";
import { type Morph, structureOf } from "./structures";

/** The format of generated code. Quotes of keys are kept: formatter and parser disagree on what is an identifier. */
const FORMAT = { printWidth: 120, quoteProps: "preserve" } satisfies FormatConfig;

export type Print = (file: Printable) => Promise<string>;

/** `import` would first search its 10 MB for exported names, which takes as long as loading it. `require` does not. */
const loadMorph = (): Morph => createRequire(import.meta.url)("ts-morph");

/** Loads ts-morph and oxfmt: called only when a file must be printed. */
export const loadPrinter = async (): Promise<Print> => {
  const morph = loadMorph();
  const { format } = await import("oxfmt");
  const project = new morph.Project({
    useInMemoryFileSystem: true,
    compilerOptions: { noLib: true },
    manipulationSettings: { indentationText: morph.IndentationText.TwoSpaces },
  });
  /**
   * All files have the same name for ts-morph, which otherwise looks up each path and keeps its folders. It forgets each file at
   * once, so that the trees of all files are never in memory together.
   */
  const printMorph = (file: Printable): string => {
    const source = project.createSourceFile(`printed${extname(file.path)}`, structureOf(morph, file));
    const text = source.getFullText();
    source.forget();
    return text;
  };
  return async (file) => {
    const { code, errors } = await format(file.path, printMorph(file), FORMAT);
    const [error] = errors;
    if (error !== undefined) throw new GeneratorBug(`${file.path}: ${error.message}`);
    if (!code.startsWith(`${header(file.source)}\n`)) throw new GeneratorBug(`${file.path} lost its header`);
    readBack(morph.ts, file.path, code, file.leaves);
    return code;
  };
};
