// What a change of Pilothouse asks of consoles that were written before it.
import type { SourceFile } from "ts-morph";

/** A file of definitions, words or styles: edited as text, so that comments and line breaks stay. */
export interface TextFile {
  /** The path from the console's folder, with slashes. */
  readonly path: string;
  readonly text: string;
  write(text: string): void;
}

export interface Upgraded {
  /** The folder of the console, as an absolute path. */
  readonly root: string;
  /** Definitions, words of languages, and styles. */
  readonly texts: readonly TextFile[];
  /** Modules that people wrote. */
  readonly modules: readonly SourceFile[];
  /** Notes a change that was made. `path` from the console's folder. */
  changed(path: string, what: string): void;
  /** Notes what a person must do. `line` counts from 1. */
  open(path: string, line: number, what: string): void;
}

/** Works on all definitions, words and styles. */
export type Step = (console: Upgraded) => void;

/** Works on one module that people wrote. */
export type ModuleStep = (console: Upgraded, module: SourceFile) => void;
