// Invents the recordings of a device, because no real cameras are connected. They depend only on UID and time: about one
// per half hour, and almost none at night.
import { createHash } from "node:crypto";
import { DAY } from "pilothouse/platform";
import type { RowOf } from "pilothouse/handles";
import type { resources } from "../../generated/resources";

/** Start and end are seconds since 1970, in whole segments. */
export type Recording = Pick<RowOf<typeof resources.live>, "gmt_begin" | "gmt_end"> & {
  /** 1 continuous, 2 motion, 3 a person. */
  readonly type: number;
};

const SLOT = 1800;
const SEGMENT = 2;
const SHORTEST = 120;
/** Hours in UTC in which the device records almost nothing. */
const QUIET = new Set([17, 18, 19, 20]);
const KEPT_DAYS = 30;

const inSlot = (uid: string, slot: number): Recording | null => {
  const begin = slot * SLOT;
  const bytes = createHash("sha256").update(`${uid}\n${slot}`).digest();
  const hour = new Date(begin * 1000).getUTCHours();
  if ((bytes[0] ?? 0) < 70 || (QUIET.has(hour) && (bytes[0] ?? 0) < 235)) return null;
  const late = ((bytes[1] ?? 0) * 2) % 600;
  const length = SHORTEST + (((bytes[2] ?? 0) * 256 + (bytes[3] ?? 0)) % (SLOT - 600 - SHORTEST));
  const from = begin + late - (late % SEGMENT);
  return { gmt_begin: from, gmt_end: from + length - (length % SEGMENT), type: 1 + ((bytes[4] ?? 0) % 3) };
};

/** The recordings within the range, oldest first, cut at its ends and at `now`. None is older than thirty days. */
export const recordingsOf = (uid: string, begin: number, end: number, now: number): readonly Recording[] => {
  const from = Math.max(begin, now - KEPT_DAYS * DAY);
  const to = Math.min(end, now);
  const found: Recording[] = [];
  for (let slot = Math.floor(from / SLOT); slot * SLOT < to; slot += 1) {
    const recording = inSlot(uid, slot);
    if (!recording) continue;
    const gmt_begin = Math.max(recording.gmt_begin, from);
    const gmt_end = Math.min(recording.gmt_end, to);
    if (gmt_end - gmt_begin >= SEGMENT) found.push({ ...recording, gmt_begin, gmt_end });
  }
  return found;
};
