// The tables of breakages that are written by hand, one row each.
import { type Breakage, sentenceOf } from "./Breakage";

export type BreakageRow = readonly [
  /** How the broken sentence begins. */
  beginning: string,
  bug: string,
  place: readonly [file: string, from: string, to: string],
  proof: readonly [file: string, title: string],
];

export const writtenBreakages = (point: number, rows: readonly BreakageRow[]): readonly Breakage[] =>
  rows.map(([beginning, bug, [file, from, to], [noticed, by]]) => ({
    sentence: sentenceOf(point, beginning),
    bug,
    file,
    from,
    to,
    noticed,
    by,
  }));
