import type { Words } from "../../shared/schema/languages";

export interface EnumModel {
  readonly name: string;
  /** `publishState` */
  readonly identifier: string;
  readonly type: "number" | "string";
  readonly values: readonly EnumValueModel[];
}

export interface EnumValueModel {
  readonly value: number | string;
  /** Its name in code: `passed`. */
  readonly name: string;
  readonly label: Words;
  readonly color: "default" | "success" | "warning" | "error" | "info";
  /** The text of a button that sets this value; null for a text that names the value. */
  readonly act: Words | null;
  /** Further words for the value in files. */
  readonly also: readonly string[];
  /** Whether money leaves or something ends when this value is set. */
  readonly danger: boolean;
}
