// Makes an endless stream from the half minute in media/. Each segment is one of the fifteen files with its time changed,
// so that players see one continuous film without discontinuities.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SEGMENT_SECONDS } from "./playlist";

const COUNT = 15;
/** Units of time per second in the files. */
const TIMESCALE = 12_288;
const QUALITIES = [1, 2];

/** Searches upwards for the files, because the bundled platform runs from a folder inside the project. */
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

export const readInitSegment = (quality: number): Buffer => fileOf(quality, "init.mp4");

/**
 * By box: the number of bytes between the name of the box and its 64-bit time. They contain version and flags, and in
 * `sidx` also track and timescale.
 */
const TIME_AFTER = { tfdt: 8, sidx: 16 } as const;

export const readMediaSegment = (quality: number, number: number): Buffer => {
  const copy = Buffer.from(fileOf(quality, `${number % COUNT}.m4s`));
  const time = BigInt(number * SEGMENT_SECONDS * TIMESCALE);
  for (const [box, offset] of Object.entries(TIME_AFTER)) {
    const at = copy.indexOf(box, 0, "latin1");
    if (at > 0) copy.writeBigUInt64BE(time, at + offset);
  }
  return copy;
};
