// Writes the two kinds of HLS playlists (RFC 8216): a live window that moves with time, and a recording with an end.
import type { Recording } from "./recordings";

export const SEGMENT_SECONDS = 2;
/** The number of segments in a live playlist. This many exist at the start, so that players can start at once. */
const WINDOW = 6;
const AHEAD = 3;

const head = (sequence: number, ...more: readonly string[]): string[] => [
  "#EXTM3U",
  "#EXT-X-VERSION:7",
  `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
  `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
  "#EXT-X-INDEPENDENT-SEGMENTS",
  ...more,
  '#EXT-X-MAP:URI="init.mp4"',
];

const stampOf = (seconds: number): string => `#EXT-X-PROGRAM-DATE-TIME:${new Date(seconds * 1000).toISOString()}`;
const segmentOf = (number: number): string[] => [`#EXTINF:${SEGMENT_SECONDS}.000,`, `${number}.m4s`];

/** The number of the newest segment of a live session. The first one is 0. */
export const newestSegmentNumber = (begin: number, now: number): number =>
  AHEAD - 1 + Math.max(0, Math.floor((now - begin) / SEGMENT_SECONDS));

export const livePlaylist = (begin: number, now: number): string => {
  const newest = newestSegmentNumber(begin, now);
  const oldest = Math.max(0, newest - WINDOW + 1);
  const lines = Array.from({ length: newest - oldest + 1 }, (_, index) => {
    const number = oldest + index;
    return [stampOf(begin + (number - AHEAD + 1) * SEGMENT_SECONDS), ...segmentOf(number)];
  });
  return `${[...head(oldest), ...lines.flat()].join("\n")}\n`;
};

/** The playlist of all recordings, with one sequence of segment numbers. Between two recordings, the time jumps. */
export const recordedPlaylist = (recordings: readonly Recording[]): string => {
  const lines: string[] = [];
  let number = 0;
  for (const { gmt_begin, gmt_end } of recordings) {
    if (number > 0) lines.push("#EXT-X-DISCONTINUITY");
    lines.push(stampOf(gmt_begin));
    for (let at = gmt_begin; at + SEGMENT_SECONDS <= gmt_end; at += SEGMENT_SECONDS) {
      lines.push(...segmentOf(number));
      number += 1;
    }
  }
  return `${[...head(0, "#EXT-X-PLAYLIST-TYPE:VOD"), ...lines, "#EXT-X-ENDLIST"].join("\n")}\n`;
};

/** The number of segments of all recordings. */
export const countSegments = (recordings: readonly Recording[]): number =>
  recordings.reduce((sum, { gmt_begin, gmt_end }) => sum + Math.floor((gmt_end - gmt_begin) / SEGMENT_SECONDS), 0);
