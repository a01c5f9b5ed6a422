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
  /** What a button says that gives a record this value; null for words that name the value. */
  readonly act: Words | null;
  /** Words by which files know it, besides its label. */
  readonly also: readonly string[];
  /** Whether money leaves or something ends when a record is given this value. */
  readonly danger: boolean;
}
