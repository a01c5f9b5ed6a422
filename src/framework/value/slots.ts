// The slots of values for features.
import { createSlot } from "../slots";

export interface CronExpression {
  readonly expression: string;
}

/** A schedule in words, in lists and on pages of records. If no feature fills this slot, its expression is shown. */
export const scheduleInWords = createSlot<CronExpression>();

export interface QrText {
  readonly text: string;
  /** Whether the text is secret. Then the code cannot be saved. */
  readonly isSecret?: boolean;
}

/** The QR code of a text. */
export const qrCode = createSlot<QrText>();

export interface QrTexts {
  /** The text and title of each code. A single code needs no title. */
  readonly codes: readonly { readonly title?: string; readonly text: string }[];
}

/** A button in a cell that shows QR codes. */
export const qrButton = createSlot<QrTexts>();
