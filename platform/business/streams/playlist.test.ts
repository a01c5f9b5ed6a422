import { describe, expect, it } from "vitest";
import { livePlaylist, newestSegmentNumber, recordedPlaylist, countSegments } from "./playlist";
import type { Recording } from "./recordings";

const BEGIN = 1_700_000_000;
const linesOf = (playlist: string, pattern: RegExp): readonly string[] => playlist.match(pattern) ?? [];
const segments = (playlist: string) => linesOf(playlist, /^\d+\.m4s$/gm);
const stamps = (playlist: string) =>
  linesOf(playlist, /(?<=PROGRAM-DATE-TIME:).*$/gm).map((stamp) => Date.parse(stamp) / 1000);

describe("livePlaylist", () => {
  it("begins with enough to play at once, and ends now", () => {
    const playlist = livePlaylist(BEGIN, BEGIN);
    expect(playlist.startsWith("#EXTM3U\n")).toBe(true);
    expect(playlist).toContain('#EXT-X-MAP:URI="init.mp4"');
    expect(segments(playlist)).toEqual(["0.m4s", "1.m4s", "2.m4s"]);
    expect(stamps(playlist)).toEqual([BEGIN - 4, BEGIN - 2, BEGIN]);
    expect(playlist).not.toContain("ENDLIST");
  });

  it("slides with the clock: six segments, each numbered and dated as before", () => {
    const [earlier, later] = [livePlaylist(BEGIN, BEGIN + 60), livePlaylist(BEGIN, BEGIN + 62)];
    expect(earlier).toContain("#EXT-X-MEDIA-SEQUENCE:27");
    expect(segments(earlier)).toEqual(["27.m4s", "28.m4s", "29.m4s", "30.m4s", "31.m4s", "32.m4s"]);
    expect(segments(later)).toEqual([...segments(earlier).slice(1), "33.m4s"]);
    expect(stamps(later).slice(0, 5)).toEqual(stamps(earlier).slice(1));
  });

  it("never runs backwards with a clock that does", () => {
    expect(newestSegmentNumber(BEGIN, BEGIN - 100)).toBe(2);
  });
});

describe("recordedPlaylist", () => {
  const recordings: readonly Recording[] = [
    { gmt_begin: BEGIN, gmt_end: BEGIN + 6, type: 1 },
    { gmt_begin: BEGIN + 100, gmt_end: BEGIN + 105, type: 2 },
  ];

  it("numbers segments through, and says where time jumps", () => {
    const playlist = recordedPlaylist(recordings);
    expect(segments(playlist)).toEqual(["0.m4s", "1.m4s", "2.m4s", "3.m4s", "4.m4s"]);
    expect(stamps(playlist)).toEqual([BEGIN, BEGIN + 100]);
    expect(linesOf(playlist, /#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
    expect(playlist.endsWith("#EXT-X-ENDLIST\n")).toBe(true);
    expect(countSegments(recordings)).toBe(5);
  });

  it("is whole, and empty, where nothing was recorded", () => {
    const playlist = recordedPlaylist([]);
    expect(segments(playlist)).toEqual([]);
    expect(playlist).toContain("#EXT-X-ENDLIST");
    expect(countSegments([])).toBe(0);
  });
});
