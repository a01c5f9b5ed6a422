/** What an import took, ready to be written. */
export interface ImportResult {
  readonly title: string;
  /** The path of a file below resources/ -> its value. Maps keep numbers as keys. */
  readonly files: ReadonlyMap<string, unknown>;
  /** What is remembered of the source. */
  readonly text: string;
  /** A few lines for a terminal. */
  readonly summary: string;
  /** The whole report, as Markdown. */
  readonly report: string;
  /** Further files of the console: path -> text. */
  readonly beside: ReadonlyMap<string, string>;
  /** The number of resources. */
  readonly count: number;
}
