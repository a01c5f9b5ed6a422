// Tables from which a console of its own platform is made, wherever they come from: a database, or a file with rows.
import type { LeftOutPart } from "../LeftOutPart";
import type { Shape } from "../Shape";

export interface OwnColumn {
  /** The name in the source. */
  readonly name: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
  /** The table whose key it holds. Null: found by its name, if at all. */
  readonly to: string | null;
  /** Whether it holds a list of keys. */
  readonly isMany: boolean;
  readonly isWeak: boolean;
  /** The moment that the platform writes into it. */
  readonly stamp: "created" | "changed" | null;
  /** A Chinese label, from a comment. Empty without one. */
  readonly label: string;
}

export interface OwnTable {
  readonly name: string;
  /** The section of its screen. Empty for the usual one. */
  readonly section: string;
  readonly comment: string;
  /** A Chinese label, from a comment. Empty without one. */
  readonly label: string;
  readonly columns: readonly OwnColumn[];
  /** The column with the key. Null: rows get a key that the source does not have. */
  readonly key: string | null;
  /** Whether people enter the key of a new row. */
  readonly isKeyEntered: boolean;
  readonly unique: readonly (readonly string[])[];
}

export interface OwnTables {
  readonly tables: readonly OwnTable[];
  readonly leftOut: readonly LeftOutPart[];
  /** What is remembered of the source. */
  readonly text: string;
  readonly said: string;
}

export const EMPTY_SHAPE: Shape = {
  name: "",
  type: "any",
  format: "",
  title: "",
  description: "",
  values: [],
  valueNames: [],
  properties: new Map(),
  required: new Set(),
  items: null,
  isReadOnly: false,
  isWriteOnly: false,
  isMixed: false,
  min: undefined,
  max: undefined,
  minLength: undefined,
  maxLength: undefined,
  pattern: "",
  standard: undefined,
  example: undefined,
};
