/** Records of another resource, listed in the Show of this one: product_version by pk. */
export interface RelatedModel {
  readonly resource: string;
  /** The field of the other resource. */
  readonly target: string;
  /** The field of this resource with the same value. */
  readonly source: string;
  /** The ability that it needs of the platform, for its list or its field. Null if any platform can show it. */
  readonly needs: "extensions" | "further" | null;
}

/** The head of a record. Nothing of it is repeated below. */
export interface HeadModel {
  /** The field that names the record, if the page's title says all of it. */
  readonly title: string | null;
  /** The field whose value is next to the title. */
  readonly state: string | null;
  readonly facts: readonly string[];
  readonly picture: string | null;
}
