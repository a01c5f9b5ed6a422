/** What a screen needs to show a record of another resource, to choose one and to link to it. */
export interface Reference {
  readonly resource: string;
  readonly path: string | null;
  readonly key: string;
  readonly title: string;
  /** Call -> menu key that grants it, of the calls that open a list and a record. */
  readonly access?: Readonly<Partial<Record<"list" | "get", string>>>;
  /** Language -> field that names a record in that language, where it differs from `title`. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Whether several records may have the same name. */
  readonly alike?: boolean;
  /** Whether its records are named within others, so that a name says too little without where it is. */
  readonly within?: boolean;
  /** The field that holds the key of the parent, when the records form a tree. */
  readonly parent?: string;
  /** The field that orders the records of a tree below the same one. */
  readonly order?: string;
}
