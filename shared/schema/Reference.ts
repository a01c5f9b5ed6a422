/** What a screen needs to show a record of another resource, to choose one and to link to it. */
export interface Reference {
  readonly resource: string;
  readonly path: string | null;
  readonly key: string;
  readonly title: string;
  /** Call -> the menu key that grants it, for the calls that open a list and a record. */
  readonly access?: Readonly<Partial<Record<"list" | "get", string>>>;
  /** Language -> the field that names a record in that language, if it is not `title`. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Whether several records may have the same name. */
  readonly alike?: boolean;
  /** Whether its records have names only within other records, so that the name alone is not enough. */
  readonly within?: boolean;
  /** The field with the key of the parent, if the records form a tree. */
  readonly parent?: string;
  /** The field that orders the records with the same parent. */
  readonly order?: string;
}
