/** A file as it ought to stand on disk. */
export interface PlannedFile {
  readonly path: string;
  /** Hash of what was to be printed; equal drafts of one generator print equal texts. */
  readonly draft: string;
  /** Hash of the text. */
  readonly output: string;
  /** Null when it stands on disk already, as the record tells. */
  readonly text: string | null;
}

export interface Plan {
  readonly files: readonly PlannedFile[];
  /** Path -> hash of all that is in the places the tool owns. */
  readonly disk: ReadonlyMap<string, string>;
}
