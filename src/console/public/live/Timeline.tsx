import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { formatTimestamp, type Language } from "pilothouse/wire";
import type { Recording } from "./streams";
import { DAY } from "./times";
import { findLiveWord, liveWords } from "./words";

interface TimelineProps {
  readonly language: Language;
  /** Midnight, in seconds since 1970. */
  readonly day: number;
  readonly records: readonly Recording[];
  /** The present position in seconds since 1970, or null. */
  readonly now: number | null;
  readonly onSeek: (seconds: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -60,
  ArrowRight: 60,
  ArrowDown: -60,
  ArrowUp: 60,
  PageDown: -600,
  PageUp: 600,
};
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];

/** A day as a timeline: the recordings, the present position, and a control to go to any minute. */
export const Timeline = ({ language, day, records, now, onSeek }: TimelineProps) => {
  const w = liveWords(language);
  const [pointed, setPointed] = useState<number | null>(null);
  const at = pointed ?? now ?? day;
  const share = (seconds: number) => `${((Math.min(Math.max(seconds, day), day + DAY) - day) / DAY) * 100}%`;
  const kind = records.find(({ begin, end }) => begin <= at && at < end)?.type;

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to = event.key === "Home" ? day : event.key === "End" ? (records.at(-1)?.begin ?? day) : at + (step ?? 0);
    if (step === undefined && event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    onSeek(Math.min(Math.max(to, day), day + DAY - 1));
  };
  const secondsAt = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return day + Math.round((Math.min(Math.max(event.clientX - left, 0), width) / width) * (DAY - 1));
  };

  return (
    <div className="timeline">
      <div
        className="track"
        role="slider"
        tabIndex={0}
        aria-label={w("timeline")}
        aria-description={w("timeline_hint")}
        aria-valuemin={0}
        aria-valuemax={DAY - 1}
        aria-valuenow={Math.max(0, at - day)}
        aria-valuetext={`${formatTimestamp(at)}${kind === undefined ? "" : `, ${findLiveWord(language)(`kind.${kind}`) ?? ""}`}`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setPointed(secondsAt(event));
        }}
        onPointerMove={(event) => {
          if (pointed !== null) setPointed(secondsAt(event));
        }}
        onPointerUp={(event) => {
          setPointed(null);
          onSeek(secondsAt(event));
        }}
        onPointerCancel={() => setPointed(null)}
      >
        {records.map(({ begin, end, type }) => (
          <i
            key={begin}
            className={`k${type}`}
            style={{ left: share(begin), width: `calc(${((end - begin) / DAY) * 100}% + 1px)` }}
          />
        ))}
        {pointed !== null || now !== null ? (
          <b style={{ left: share(at) }}>
            <span style={{ transform: `translateX(-${share(at)})` }}>{formatTimestamp(at)}</span>
          </b>
        ) : null}
      </div>
      <p className="hours" aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <p className="kinds">
        {[1, 2, 3].map((type) => (
          <span key={type}>
            <i className={`kind k${type}`} aria-hidden="true" /> {findLiveWord(language)(`kind.${type}`)}
          </span>
        ))}
      </p>
    </div>
  );
};
