/** A file as it should be on disk. */
export interface PlannedFile {
  readonly path: string;
  /** Hash of what the text is printed from. The same generator prints equal drafts as equal texts. */
  readonly draft: string;
  /** Hash of the text. */
  readonly output: string;
  /** Null when the record says that the disk has it already. */
  readonly text: string | null;
}

export interface Plan {
  readonly files: readonly PlannedFile[];
  /** Path -> hash of every file in the folders of the generator. */
  readonly disk: ReadonlyMap<string, string>;
}
