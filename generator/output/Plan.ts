/** A file as it should be on disk. */
export interface PlannedFile {
  readonly path: string;
  /** A hash of everything from which the text is printed. Equal drafts give equal texts. */
  readonly draft: string;
  /** Hash of the text. */
  readonly output: string;
  /** The text to write. Null if the file on disk already has it. */
  readonly text: string | null;
}

export interface Plan {
  readonly files: readonly PlannedFile[];
  /** For a path: the hash of the file. It covers every file in the generator's folders. */
  readonly disk: ReadonlyMap<string, string>;
}
