// When the clocks of a zone changed, so that SQL can compute the day of a moment.
import { localTimeOf } from "pilothouse/schema";
import { DAY } from "../../../platform/framework/wire/seconds";

/** From this moment on, clocks are ahead of UTC by this number of seconds. */
export interface ClockShift {
  readonly from: number;
  readonly ahead: number;
}

/** The shortest time between two changes of clocks, in seconds. */
const APART = 7 * DAY;
/** The first moment of 2100. Later shifts are unknown, and a search far into the future takes long. */
const LATEST = 4_102_444_800;
/** The first moment of 1900. Before that, each place had its own time. */
const EARLIEST = -2_208_988_800;

/** The shifts from `first` to `last`. The first shift also applies to earlier times. */
export const clockShiftsOf = (zone: string, first: number, last: number): readonly ClockShift[] => {
  const aheadAt = (moment: number): number => localTimeOf(moment, zone) - moment;
  const [begin, end] = [Math.max(first, EARLIEST), Math.min(last, LATEST)];
  const shifts: ClockShift[] = [{ from: begin, ahead: aheadAt(begin) }];
  let ahead = aheadAt(begin);
  for (let at = begin; at < end; at += APART) {
    const next = aheadAt(at + APART);
    if (next === ahead) continue;
    let [before, after] = [at, at + APART];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (aheadAt(middle) === ahead) before = middle;
      else after = middle;
    }
    shifts.push({ from: after, ahead: next });
    ahead = next;
  }
  return shifts;
};
