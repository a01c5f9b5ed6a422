import { describe, expect, it } from "vitest";
import { recordingsOf } from "./recordings";
import { DAY } from "pilothouse/platform";

const NOON = Date.UTC(2026, 10, 21, 12) / 1000;
const YESTERDAY = [Date.UTC(2026, 10, 20) / 1000, Date.UTC(2026, 10, 21) / 1000] as const;
const UID = "PHCAM-000A1B2C3D4E";

describe("recordingsOf", () => {
  const day = recordingsOf(UID, ...YESTERDAY, NOON);

  it("are the same each time they are asked for, and others for another device", () => {
    expect(recordingsOf(UID, ...YESTERDAY, NOON + 3600)).toEqual(day);
    expect(recordingsOf("PHCAM-000A1B2C3D4F", ...YESTERDAY, NOON)).not.toEqual(day);
  });

  it("come oldest first, without overlapping, in whole segments of a known kind", () => {
    expect(day.length).toBeGreaterThan(10);
    for (const [index, { gmt_begin, gmt_end, type }] of day.entries()) {
      expect(gmt_end - gmt_begin).toBeGreaterThanOrEqual(120);
      expect([gmt_begin % 2, gmt_end % 2]).toEqual([0, 0]);
      expect([1, 2, 3]).toContain(type);
      expect(gmt_begin).toBeGreaterThan(day[index - 1]?.gmt_end ?? 0);
    }
  });

  it("rest at night", () => {
    const hours = Array.from({ length: 20 }, (_, index) =>
      recordingsOf(UID, YESTERDAY[0] - index * DAY, YESTERDAY[1] - index * DAY, NOON),
    )
      .flat()
      .map(({ gmt_begin }) => new Date(gmt_begin * 1000).getUTCHours());
    const night = hours.filter((hour) => hour >= 17 && hour <= 20).length;
    expect(night / hours.length).toBeLessThan(0.05);
  });

  it("are cut at the ends of what was asked for", () => {
    const [first] = day;
    const middle = first ? first.gmt_begin + 60 : 0;
    expect(recordingsOf(UID, middle, YESTERDAY[1], NOON)[0]).toEqual({ ...first, gmt_begin: middle });
    expect(recordingsOf(UID, YESTERDAY[0], middle, NOON).at(-1)).toEqual({ ...first, gmt_end: middle });
  });

  it("end now, and are kept for thirty days", () => {
    const [first] = day;
    const during = first ? first.gmt_begin + 30 : 0;
    expect(recordingsOf(UID, ...YESTERDAY, during).at(-1)?.gmt_end).toBe(during);
    expect(recordingsOf(UID, NOON, NOON + DAY, NOON)).toEqual([]);
    const oldest = recordingsOf(UID, NOON - 90 * DAY, NOON, NOON)[0]?.gmt_begin ?? 0;
    expect(oldest).toBeGreaterThanOrEqual(NOON - 30 * DAY);
    expect(oldest).toBeLessThan(NOON - 29 * DAY);
  });
});
