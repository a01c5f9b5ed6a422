// Changes the files of a console to fit this version of Pilothouse, as far as a program can.
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { IndentationText, NewLineKind, Project, QuoteKind, type SourceFile, ts } from "ts-morph";
import { type WrittenPath, listWrittenFiles, readText } from "./files";
import type { ModuleStep, UpgradeStep, TextFile, ConsoleToUpgrade } from "./Step";
import { removeServedByFeatures } from "./steps/definitions";
import { ENUM_IMPORT_PATTERN, moveEnumImports } from "./steps/enums";
import { writeFormat } from "./steps/format";
import { removeMembers } from "./steps/gone";
import { FORMER_NAME_PATTERN } from "./steps/known";
import { reportRemainingUses } from "./steps/left";
import { addGeneratedLists } from "./steps/lists";
import { renameNames } from "./steps/renamed";
import { rewriteUses } from "./steps/uses";
import { renameLiterals, renameWords, reportUnclearLiterals } from "./steps/words";

/** Steps that work on the plain text of a file, oldest change first. */
const TEXT_STEPS: readonly UpgradeStep[] = [removeServedByFeatures, renameWords, writeFormat];
/** Steps that work on a parsed module, oldest change first. */
const MODULE_STEPS: readonly ModuleStep[] = [
  rewriteUses,
  renameNames,
  removeMembers,
  addGeneratedLists,
  renameLiterals,
  moveEnumImports,
];
/** Steps that report what a person must still do. Line numbers are those of the upgraded file. */
const REPORTING_STEPS: readonly ModuleStep[] = [reportRemainingUses, reportUnclearLiterals];

export interface UpgradeNote {
  /** The path from the console's folder. */
  readonly path: string;
  /** Counts from 1; null for the whole file. */
  readonly line: number | null;
  readonly what: string;
}

export interface UpgradeReport {
  readonly changed: readonly UpgradeNote[];
  /** Things that a person must do. */
  readonly open: readonly UpgradeNote[];
}

/** The indentation and quotes of a module, for inserted lines. */
const styleOf = (text: string) => ({
  newLineKind: text.includes("\r\n") ? NewLineKind.CarriageReturnLineFeed : NewLineKind.LineFeed,
  quoteKind: /from '/.test(text) ? QuoteKind.Single : QuoteKind.Double,
});

/** Each module is parsed as a separate program, so that only this file is read. */
const moduleOf = (path: string, text: string): SourceFile =>
  new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noResolve: true, noLib: true, jsx: ts.JsxEmit.Preserve, types: [] },
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, useTrailingCommas: true, ...styleOf(text) },
  }).createSourceFile(path, text);

const isConcerned = (text: string): boolean =>
  text.includes("pilothouse/") || FORMER_NAME_PATTERN.test(text) || ENUM_IMPORT_PATTERN.test(text);

/** The line of the first syntax error in a module; null if there is none. */
const mistakeIn = (module: SourceFile): number | null => {
  const [first] = module.getProject().getProgram().getSyntacticDiagnostics(module);
  return first === undefined ? null : (first.getLineNumber() ?? 1);
};

/** Upgrades the console in the folder `root`, an absolute path. With `isTrial`, no file is written. A second run changes nothing. */
export const upgrade = (root: string, isTrial = false): UpgradeReport => {
  const changed: UpgradeNote[] = [];
  const open: UpgradeNote[] = [];
  const path = (file: string): string => (file.startsWith(`${root}/`) ? relative(root, file) : file);
  const note = (file: string, line: number | null, what: string): UpgradeNote => ({ path: path(file), line, what });
  const read = listWrittenFiles(root).flatMap((file): readonly WrittenPath[] => {
    const found = readText(root, file);
    if (!("mistake" in found)) return [found];
    open.push(note(file, found.line, found.mistake));
    return [];
  });
  const written = new Map<string, string>();
  const texts = read
    .filter((file) => !file.isModule)
    .map((file): TextFile => ({
      path: file.path,
      get text() {
        return written.get(file.path) ?? file.text;
      },
      write: (text) => void written.set(file.path, text),
    }));
  const readable = read
    .filter((file) => file.isModule && isConcerned(file.text))
    .flatMap((file) => {
      const module = moduleOf(join(root, file.path), file.text);
      const line = mistakeIn(module);
      if (line !== null) open.push(note(file.path, line, "cannot be read, and stays as it is"));
      return line === null ? [{ ...file, module }] : [];
    });
  const consoleWith = (changes: UpgradeNote[]): ConsoleToUpgrade => ({
    ...{ root, texts, modules: readable.map(({ module }) => module) },
    changed: (file, what) => void changes.push(note(file, null, what)),
    open: (file, line, what) => void open.push(note(file, line, what)),
  });
  for (const step of TEXT_STEPS) step(consoleWith(changed));
  for (const { path: file, text, module } of readable) {
    const changes: UpgradeNote[] = [];
    try {
      for (const step of MODULE_STEPS) step(consoleWith(changes), module);
      if (mistakeIn(module) !== null) throw new Error("the upgraded file cannot be read");
      changed.push(...changes);
    } catch (error) {
      module.replaceWithText(text);
      open.push(note(file, 1, `stays as it is: ${error instanceof Error ? error.message : String(error)}`));
    }
    for (const step of REPORTING_STEPS) step(consoleWith(changes), module);
    written.set(file, module.getFullText());
  }
  if (!isTrial)
    for (const { path: file, text, mark } of read) {
      const now = written.get(file) ?? text;
      if (now !== text) writeFileSync(join(root, file), mark + now);
    }
  return { changed, open };
};
