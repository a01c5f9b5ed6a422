// The letters of verification pictures as strokes. No font is needed, and no data in the picture's file names a letter.
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Stroke = readonly Point[];

export const GLYPH_GRID = { width: 6, height: 9 } as const;

/** Strokes are separated by `|`. A point is its column and its row on the grid. `~` at the start makes a curve. */
const DRAWN: Readonly<Record<string, string>> = {
  A: "09 30 69|16 56",
  B: "00 09|~00 40 62 44 04|~04 44 67 49 09",
  C: "~61 40 11 04 05 18 49 68",
  D: "00 09|~00 30 62 67 39 09",
  E: "60 00 09 69|04 44",
  F: "60 00 09|04 44",
  G: "~61 40 11 04 06 18 49 67|67 64 34",
  H: "00 09|60 69|04 64",
  I: "30 39|10 50|19 59",
  J: "~50 54 57 39 18 07|20 60",
  K: "00 09|60 05|23 69",
  L: "00 09 69",
  M: "09 00 35 60 69",
  N: "09 00 69 60",
  O: "~30 11 04 05 18 39 58 65 64 51 30",
  P: "00 09|~00 40 62 45 05",
  Q: "~30 11 04 05 18 39 58 65 64 51 30|46 69",
  R: "00 09|~00 40 62 45 05|35 69",
  S: "~61 40 11 13 34 56 58 39 08",
  T: "00 60|30 39",
  U: "~00 04 07 39 67 64 60",
  V: "00 39 60",
  W: "00 19 33 59 60",
  X: "00 69|60 09",
  Y: "00 34 60|34 39",
  Z: "00 60 09 69",
  0: "~30 11 04 05 18 39 58 65 64 51 30|52 17",
  1: "11 30 39|19 59",
  2: "~01 20 41 52 54 17 09|09 69",
  3: "~01 30 52 44 24|~24 55 57 39 08",
  4: "49 40 06 66",
  5: "60 10 04|~04 33 55 57 39 08",
  6: "~51 30 03 06 18 39 57 55 34 05",
  7: "00 60 29",
  8: "~30 11 13 34 55 57 39 17 15 34 53 51 30",
  9: "~54 35 14 11 30 51 54 57 29",
};

const PARTS = 6;

/** A curve through the points (Catmull-Rom), cut into short straight lines. */
export const roundStroke = (points: Stroke): Stroke =>
  points.flatMap((from, index) => {
    const to = points[index + 1];
    if (to === undefined) return [from];
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const at = (part: number, name: "x" | "y") =>
      0.5 *
      (2 * from[name] +
        (to[name] - before[name]) * part +
        (2 * before[name] - 5 * from[name] + 4 * to[name] - after[name]) * part ** 2 +
        (3 * from[name] - before[name] - 3 * to[name] + after[name]) * part ** 3);
    return Array.from({ length: PARTS }, (_, step) => ({ x: at(step / PARTS, "x"), y: at(step / PARTS, "y") }));
  });

/** Adds points between the ends, so that a straight stroke can be bent, too. */
const divideStroke = (points: Stroke): Stroke =>
  points.flatMap((from, index) => {
    const to = points[index + 1];
    if (to === undefined) return [from];
    return Array.from({ length: PARTS }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / PARTS,
      y: from.y + ((to.y - from.y) * step) / PARTS,
    }));
  });

/** The strokes of a letter or digit on the grid; empty for any other character. */
export const glyphOf = (letter: string): readonly Stroke[] =>
  (DRAWN[letter.toUpperCase()] ?? "")
    .split("|")
    .filter((drawn) => drawn !== "")
    .map((drawn) => {
      const points = drawn
        .replace("~", "")
        .split(" ")
        .map((at) => ({ x: Number(at[0]), y: Number(at[1]) }));
      return drawn.startsWith("~") ? roundStroke(points) : divideStroke(points);
    });
