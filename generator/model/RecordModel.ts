/** Records of another resource, listed in the Show of this one: product_version by pk. */
export interface RelatedModel {
  readonly resource: string;
  /** The field of the other resource. */
  readonly target: string;
  /** The field of this resource with the same value. */
  readonly source: string;
  /** What the platform must be able to do for it: answer the list, or know the field. Null when any platform can. */
  readonly needs: "extensions" | "further" | null;
}

/** What stands above the rest of a record. None of it is repeated below. */
export interface HeadModel {
  /** The field that names the record, if the page's title says all of it. */
  readonly title: string | null;
  /** The field whose value stands beside the title. */
  readonly state: string | null;
  readonly facts: readonly string[];
  readonly picture: string | null;
}
