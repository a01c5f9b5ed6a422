// A step of the upgrade: one change in Pilothouse, and how consoles that were written before it must change.
import type { SourceFile } from "ts-morph";

/** A file of definitions, words or styles. It is edited as text, so that comments and line breaks stay. */
export interface TextFile {
  /** The path from the console's folder, with slashes. */
  readonly path: string;
  readonly text: string;
  write(text: string): void;
}

export interface ConsoleToUpgrade {
  /** The folder of the console, as an absolute path. */
  readonly root: string;
  /** Definitions, words of languages, and styles. */
  readonly texts: readonly TextFile[];
  /** The modules that people wrote by hand. */
  readonly modules: readonly SourceFile[];
  /** Records a change that the upgrade made. `path` is relative to the console's folder. */
  changed(path: string, what: string): void;
  /** Records what a person must still do by hand. `line` counts from 1. */
  open(path: string, line: number, what: string): void;
}

/** A step that works on all definitions, words and styles. */
export type UpgradeStep = (console: ConsoleToUpgrade) => void;

/** A step that works on one module that people wrote by hand. */
export type ModuleStep = (console: ConsoleToUpgrade, module: SourceFile) => void;
