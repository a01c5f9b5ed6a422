// Draws a text as a picture for people to copy. Each letter is rotated, slanted and bent in its own way, letters touch each
// other, and extra strokes of the same colour cross them. No two pictures of the same text are alike.
import { GLYPH_GRID, glyphOf, roundStroke } from "./glyphs";
import type { Point, Stroke } from "./glyphs";
import { type Colour, encodePng } from "./png";

/** Twice the displayed size, for sharp screens. */
export const PICTURE_WIDTH = 240;
export const PICTURE_HEIGHT = 80;
const PAPER: Colour = [238, 242, 246];
const PENS: readonly Colour[] = [
  [31, 58, 95],
  [91, 34, 69],
  [29, 77, 58],
  [90, 58, 18],
  [54, 48, 107],
];
const LETTER = { width: 33, height: 47 } as const;
const PEN = 6;
/** The number of extra strokes across the picture, and of short ones. They belong to no letter. */
const STRAY = { across: 2, short: 2 } as const;

export type RandomNumber = () => number;

const between = (chance: RandomNumber, least: number, most: number): number => least + chance() * (most - least);

const movePoints = (stroke: Stroke, change: (point: Point) => Point): Stroke => stroke.map(change);

/** The strokes of a letter at its position, rotated, slanted and scaled at random. */
const placeLetter = (letter: string, x: number, y: number, chance: RandomNumber): readonly Stroke[] => {
  const turn = between(chance, -0.42, 0.42);
  const slant = between(chance, -0.32, 0.32);
  const [wide, high] = [between(chance, 0.84, 1.22), between(chance, 0.84, 1.1)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return glyphOf(letter).map((stroke) =>
    movePoints(stroke, (point) => {
      const up = (point.y / GLYPH_GRID.height - 0.5) * LETTER.height * high;
      const along = (point.x / GLYPH_GRID.width - 0.5) * LETTER.width * wide - up * slant;
      return { x: x + along * cos - up * sin, y: y + along * sin + up * cos };
    }),
  );
};

/** Bends the whole picture by random waves and moves each point a little. */
const makeBend = (chance: RandomNumber): ((point: Point) => Point) => {
  const wave = () => ({
    far: between(chance, 1.8, 4),
    long: between(chance, 16, 34),
    from: between(chance, 0, Math.PI * 2),
  });
  const [a, b, c] = [wave(), wave(), wave()];
  const tremble = () => between(chance, -0.5, 0.5);
  return ({ x, y }) => ({
    x: x + a.far * Math.sin(y / a.long + a.from) + tremble(),
    y: y + b.far * Math.sin(x / b.long + b.from) + 0.6 * c.far * Math.sin((x + y) / c.long + c.from) + tremble(),
  });
};

const strays = (chance: RandomNumber): { readonly stroke: Stroke; readonly pen: number }[] => {
  const across = Array.from({ length: STRAY.across }, () => {
    const level = between(chance, 0.25, 0.75) * PICTURE_HEIGHT;
    return roundStroke(
      Array.from({ length: 6 }, (_, step) => ({
        x: (step / 5) * (PICTURE_WIDTH + 20) - 10,
        y: level + between(chance, -26, 26),
      })),
    );
  });
  const short = Array.from({ length: STRAY.short }, () => {
    const [x, y] = [between(chance, 20, PICTURE_WIDTH - 20), between(chance, 18, PICTURE_HEIGHT - 18)];
    return roundStroke(
      Array.from({ length: 3 }, () => ({ x: x + between(chance, -13, 13), y: y + between(chance, -11, 11) })),
    );
  });
  return [
    ...across.map((stroke) => ({ stroke, pen: between(chance, PEN - 3.8, PEN - 2.6) })),
    ...short.map((stroke) => ({ stroke, pen: between(chance, PEN - 3.2, PEN - 2) })),
  ];
};

/** Draws a line with a pen of this width: inks the pixels near it, with a soft edge. */
const rule = (ink: Float32Array, from: Point, to: Point, pen: number): void => {
  const reach = pen / 2 + 1;
  const [left, right] = [Math.min(from.x, to.x) - reach, Math.max(from.x, to.x) + reach];
  const [top, bottom] = [Math.min(from.y, to.y) - reach, Math.max(from.y, to.y) + reach];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy || 1;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(PICTURE_HEIGHT, bottom); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(PICTURE_WIDTH, right); x += 1) {
      const part = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / long));
      const off = Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
      const at = y * PICTURE_WIDTH + x;
      ink[at] = Math.max(ink[at] ?? 0, Math.min(1, pen / 2 + 0.5 - off));
    }
};

const trace = (ink: Float32Array, stroke: Stroke, pen: number): void => {
  for (const [index, from] of stroke.entries()) {
    const to = stroke[index + 1];
    if (to) rule(ink, from, to, pen);
  }
};

/** The part of each pixel covered by ink, 0 to 1, line by line: WIDTH × HEIGHT values. */
export const renderInk = (text: string, chance: RandomNumber): Float32Array => {
  const ink = new Float32Array(PICTURE_WIDTH * PICTURE_HEIGHT);
  const bend = makeBend(chance);
  const step = Math.min(50, (PICTURE_WIDTH - 44) / Math.max(1, text.length));
  const start = PICTURE_WIDTH / 2 - (step * (text.length - 1)) / 2 + between(chance, -9, 9);
  for (const [index, letter] of [...text].entries()) {
    const x = start + index * step + between(chance, -6, 6);
    const y = PICTURE_HEIGHT / 2 + between(chance, -8, 8);
    for (const stroke of placeLetter(letter, x, y, chance))
      trace(ink, movePoints(stroke, bend), between(chance, PEN - 1.4, PEN));
  }
  for (const { stroke, pen } of strays(chance)) trace(ink, movePoints(stroke, bend), pen);
  return ink;
};

/** A picture of a text: a PNG as a data URL, to be shown at half its size. */
export const drawText = (text: string, chance: RandomNumber): string => {
  const pen = PENS[Math.floor(chance() * PENS.length)] ?? [0, 0, 0];
  return `data:image/png;base64,${encodePng(renderInk(text, chance), PICTURE_WIDTH, PICTURE_HEIGHT, PAPER, pen).toString("base64")}`;
};
