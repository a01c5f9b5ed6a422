/** What a screen needs to show, pick and link to another resource's record. */
export interface Reference {
  readonly resource: string;
  readonly path: string | null;
  readonly key: string;
  readonly title: string;
  /** Languages in which another field names a record. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Name of the parent field when the records form a tree. */
  readonly parent?: string;
}
