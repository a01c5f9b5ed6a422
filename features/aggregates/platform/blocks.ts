// Divides times into the blocks for which sums are kept. A day in any zone consists of whole quarters of an hour, and
// so of blocks. If a span begins or ends within a quarter of an hour, the rows of that quarter are counted one by one.
import type { SumPart } from "./Kept";

/** `end` is the first second after the span. */
export interface TimeSpan {
  readonly begin: number;
  readonly end: number;
}

/** Blocks of one length, one after the other. */
export interface BlockRun extends TimeSpan {
  readonly part: number;
  readonly level: number;
}

export interface DividedSpan {
  readonly pieces: readonly BlockRun[];
  readonly edges: readonly TimeSpan[];
  /** The span that the blocks cover; null if there are no blocks. */
  readonly whole: TimeSpan | null;
}

const floorTo = (size: number, seconds: number): number => Math.floor(seconds / size) * size;
const ceilTo = (size: number, seconds: number): number => Math.ceil(seconds / size) * size;

interface Length {
  readonly part: number;
  readonly level: number;
}

/** Covers a span with the longest blocks that fit, and the rest with shorter ones. */
const cover = (
  { begin, end }: TimeSpan,
  [longest, ...shorter]: readonly Length[],
): Pick<DividedSpan, "pieces" | "edges"> => {
  if (begin >= end) return { pieces: [], edges: [] };
  if (longest === undefined) return { pieces: [], edges: [{ begin, end }] };
  const [from, to] = [ceilTo(longest.level, begin), floorTo(longest.level, end)];
  if (from >= to) return cover({ begin, end }, shorter);
  const [before, after] = [cover({ begin, end: from }, shorter), cover({ begin: to, end }, shorter)];
  return {
    pieces: [...before.pieces, { ...longest, begin: from, end: to }, ...after.pieces],
    edges: [...before.edges, ...after.edges],
  };
};

/** Divides a span into blocks of `part`. Where these are too long, uses blocks of the finest part. */
export const divideIntoBlocks = (span: TimeSpan, part: SumPart, finest: SumPart): DividedSpan => {
  const shortest = finest.levels.at(-1) ?? 1;
  const lengths = [
    ...part.levels.map((level) => ({ part: part.number, level })),
    ...(part === finest ? [] : [{ part: finest.number, level: shortest }]),
  ];
  const whole = { begin: ceilTo(shortest, span.begin), end: floorTo(shortest, span.end) };
  return { ...cover(span, lengths), whole: whole.begin < whole.end ? whole : null };
};
