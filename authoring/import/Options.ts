/** What people say of an import, beside its place. */
export interface ImportOptions {
  /** Values for parameters of paths and queries, such as realm: master. */
  readonly set: Readonly<Record<string, string>>;
  /** The paths or tables to import, as prefixes. Empty for all. */
  readonly only: readonly string[];
  /** The title of the console. Empty for that of the source. */
  readonly title: string;
}
