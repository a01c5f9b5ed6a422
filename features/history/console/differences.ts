// How a change is shown: a long text is one text with removed and added parts; a list shows the items that differ.
import { diffWordsWithSpace } from "diff";
import { parseJson } from "../../../shared/schema/parseJson";
import { isObject } from "../../../src/framework/wire/readAnswer";
import type { FieldChange } from "./HistoryEntry";

export interface TextPart {
  readonly text: string;
  readonly is: "same" | "added" | "removed";
}

export type ValueDifference =
  | { readonly is: "secret" }
  | { readonly is: "text"; readonly pieces: readonly TextPart[] }
  /** Undefined where there is no value. `before` and `after` of lists only have items that the other does not have. */
  | { readonly is: "values"; readonly before: unknown; readonly after: unknown };

/** From this number of characters on, texts are compared word by word. */
const LONG = 60;
/** Characters that are shown on each side of a change. */
const AROUND = 100;
/** Texts with more changed words than this are shown separately, old and new. */
const MOST_EDITS = 800;

const isLong = (value: unknown): value is string =>
  typeof value === "string" && (value.length > LONG || value.includes("\n"));

/**
 * Shortens equal parts: cuts the middle of each, and the text far before the first change and far after the last
 * change.
 */
const shorten = (pieces: readonly TextPart[]): readonly TextPart[] =>
  pieces.map((piece, at) => {
    const { is, text } = piece;
    const isFirst = at === 0;
    const isLast = at === pieces.length - 1;
    if (is !== "same" || text.length <= AROUND * (isFirst || isLast ? 1 : 2) + 1) return piece;
    const start = isFirst ? "" : text.slice(0, AROUND);
    const end = isLast ? "" : text.slice(-AROUND);
    return { is, text: `${start}…${end}` };
  });

/** Merges two texts: equal, removed and added parts, in reading order. Chinese is compared by character. */
export const compareTexts = (before: string, after: string): readonly TextPart[] => {
  const found = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  const pieces: readonly TextPart[] = found
    ? found.map(({ value, added, removed }) => ({ text: value, is: added ? "added" : removed ? "removed" : "same" }))
    : [
        { text: before, is: "removed" },
        { text: after, is: "added" },
      ];
  return shorten(pieces.filter(({ text }) => text !== ""));
};

/** An object, or an object as JSON text, indented line by line. Null for any other value. */
const indented = (value: unknown): string | null => {
  const parsed: unknown = typeof value === "string" && /^\s*[[{]/.test(value) ? parseJson(value) : value;
  return isObject(parsed) ? JSON.stringify(parsed, null, 2) : null;
};

const without = (list: readonly unknown[], other: readonly unknown[]): readonly unknown[] => {
  const there = new Set(other.map((one) => JSON.stringify(one)));
  return list.filter((one) => !there.has(JSON.stringify(one)));
};

const orNothing = (list: readonly unknown[]) => (list.length === 0 ? undefined : list);

export const differenceOf = ({ before, after, secret }: FieldChange): ValueDifference => {
  if (secret) return { is: "secret" };
  const [old, now] = [indented(before), indented(after)];
  if (old !== null && now !== null) return { is: "text", pieces: compareTexts(old, now) };
  if (typeof before === "string" && typeof after === "string" && (isLong(before) || isLong(after)))
    return { is: "text", pieces: compareTexts(before, after) };
  if (Array.isArray(before) && Array.isArray(after)) {
    const [gone, come] = [without(before, after), without(after, before)];
    // If only the order changed, both lists are shown whole.
    if (gone.length + come.length > 0) return { is: "values", before: orNothing(gone), after: orNothing(come) };
  }
  return { is: "values", before, after };
};
