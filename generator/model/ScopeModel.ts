// Who owns the rows of a resource, whom their personal data is about, and what happens to them when their owner ends.
import type { Words } from "../../shared/schema/languages";

/** One step from a row to its owner: the field has the key of a row of `to`. */
export interface OwnerStep {
  readonly field: string;
  readonly to: string;
}

/** The rows have owners: the last step leads to one. A row of the owner resource belongs to itself, by its key. */
export interface OwnedModel {
  readonly is: "owned";
  readonly steps: readonly [OwnerStep, ...OwnerStep[]];
  /** Why everybody may read rows without an owner; null if only accounts that reach every owner may. */
  readonly common: string | null;
  /**
   * The fields of all owners, if a row has several, with the calls that each owner may make: { comp_id: ["cancel"] }.
   * The first one is the field in `steps`.
   */
  readonly any: Readonly<Record<string, readonly string[]>> | null;
}

/** The rows have no owners. Everybody who may list them may read all. */
export interface SharedModel {
  readonly is: "shared";
  readonly reason: string;
  /** Who may write: accounts that reach every owner, or accounts of the top owner with the menu key. */
  readonly write: "platform" | "top";
}
export type ScopeModel = OwnedModel | SharedModel;

/** Whom the personal fields of a row are about: the person of the row itself, or the person of the row of `to`. */
export type PersonModel = { readonly is: "itself" } | ({ readonly is: "through" } & OwnerStep);

/** What happens to the rows when their owner ends. */
export interface EndingModel {
  readonly rows: "move" | "keep" | "erase";
  /** A row with one of these values prevents the end; `some` is any value except an empty one and 0. */
  readonly open: Readonly<Record<string, readonly (string | number)[] | "some">>;
  /** What to do about such rows. */
  readonly advice: Words | null;
}

/** What changes with a record that passes to another owner: resources that refer to it, and its own fields. */
export interface PassingModel {
  readonly along: readonly string[];
  readonly erase: readonly string[];
  readonly unlink: readonly string[];
  readonly clear: readonly string[];
}
