// The half minute in media/, as endless as it is asked for: a segment of any number is one of the fifteen, with the time
// in it set to where it stands. So a player sees one continuous film and needs no discontinuity at each turn.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SEGMENT_SECONDS } from "./playlist";

const COUNT = 15;
/** Units of time in a second, as the files were made. */
const TIMESCALE = 12_288;
const QUALITIES = [1, 2];

/** The platform runs bundled, from a folder below the project's; the files stay where they are. */
const folderAbove = (from: string): string => {
  const here = join(from, "platform", "business", "streams", "media");
  return existsSync(here) || dirname(from) === from ? here : folderAbove(dirname(from));
};
const FOLDER = folderAbove(import.meta.dirname);

const read = new Map<string, Buffer>();

const fileOf = (quality: number, name: string): Buffer => {
  const path = join(FOLDER, String(QUALITIES.includes(quality) ? quality : 1), name);
  const known = read.get(path) ?? readFileSync(path);
  read.set(path, known);
  return known;
};

export const initSegment = (quality: number): Buffer => fileOf(quality, "init.mp4");

/** Bytes from a box's name to its 64-bit time: version and flags; for `sidx` also its track and its timescale. */
const TIME_AFTER = { tfdt: 8, sidx: 16 } as const;

export const mediaSegment = (quality: number, number: number): Buffer => {
  const copy = Buffer.from(fileOf(quality, `${number % COUNT}.m4s`));
  const time = BigInt(number * SEGMENT_SECONDS * TIMESCALE);
  for (const [box, offset] of Object.entries(TIME_AFTER)) {
    const at = copy.indexOf(box, 0, "latin1");
    if (at > 0) copy.writeBigUInt64BE(time, at + offset);
  }
  return copy;
};
