import type { Words } from "../../shared/schema/languages";

export interface EnumModel {
  readonly name: string;
  /** The name of the constant, such as `publishState`. */
  readonly identifier: string;
  readonly type: "number" | "string";
  readonly values: readonly EnumValueModel[];
}

export interface EnumValueModel {
  readonly value: number | string;
  /** The name in code, such as `passed`. */
  readonly name: string;
  readonly label: Words;
  readonly color: "default" | "success" | "warning" | "error" | "info";
  /** The text of a button that sets this value; null if the label is used. */
  readonly act: Words | null;
  /** Other words for the value in files. */
  readonly also: readonly string[];
  /** Whether setting this value moves money out or ends something. */
  readonly danger: boolean;
}
