import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { failureMessage } from "../failureMessage";
import { formatTimestamp, type Language } from "pilothouse/wire";
import { DayChoice } from "./DayChoice";
import { LOW_QUALITY, openPlayback, type Recording, type PlaybackPosition, type Viewer } from "./streams";
import { Timeline } from "./Timeline";
import { shiftDay, startOfDay } from "./times";
import { findLiveWord, liveWords } from "./words";

interface PlaybackProps {
  readonly language: Language;
  readonly viewer: Viewer;
  readonly uid: string;
  readonly now: number | null;
  readonly spot: PlaybackPosition | null;
  /** Increases whenever a recording has been played to its end. */
  readonly finished: number;
  readonly onSpot: (spot: PlaybackPosition | null) => void;
  readonly onFailure: (error: unknown) => void;
}

/** The recordings of a day, and the present position. */
export const PlaybackPanel = ({ language, viewer, uid, now, spot, finished, onSpot, onFailure }: PlaybackProps) => {
  const w = liveWords(language);
  const [day, setDay] = useState(() => startOfDay(Date.now() / 1000));
  const [records, setRecords] = useState<readonly Recording[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isOver, setOver] = useState(false);
  const failed = useEffectEvent(onFailure);

  const load = useCallback(() => {
    let over = false;
    setRecords(null);
    setFailure(null);
    const end = Math.min(shiftDay(day, 1), day + 86_400);
    openPlayback(viewer, uid, LOW_QUALITY, day, end).then(
      (opened) => over || setRecords(opened.records),
      (error: unknown) => {
        if (over) return;
        setFailure(error);
        failed(error);
      },
    );
    return () => {
      over = true;
    };
  }, [viewer, uid, day]);
  useEffect(load, [load]);

  /** Goes to a time in the recording, or to the start of the next one. */
  const seek = (at: number) => {
    const found = (records ?? []).find(({ end }) => end > at);
    setOver(!found);
    if (found) onSpot({ recording: found, at: Math.max(at, found.begin) });
  };
  const goOn = useEffectEvent(() => {
    if (spot) seek(spot.recording.end);
  });
  useEffect(() => {
    if (finished > 0) goOn();
  }, [finished]);

  const count = records?.length ?? 0;
  return (
    <section className="playback" aria-label={w("playback")}>
      <DayChoice
        language={language}
        day={day}
        onDay={(next) => {
          setDay(next);
          setOver(false);
          onSpot(null);
        }}
      />
      <p className="found" role="status">
        {failure !== null ? failureMessage(failure, language, findLiveWord(language)) : null}
        {failure === null && records !== null && count === 0 ? w("no_recordings") : null}
        {count > 0 ? w(count === 1 ? "recordings_one" : "recordings_other", { count }) : null}
        {isOver ? ` · ${w("over")}` : null}
      </p>
      <Timeline
        language={language}
        day={day}
        records={records ?? []}
        now={spot ? (now ?? spot.at) : null}
        onSeek={seek}
      />
      <ul className="recordings">
        {(records ?? []).map((recording) => (
          <li key={recording.begin}>
            <button
              type="button"
              aria-pressed={spot?.recording.begin === recording.begin}
              onClick={() => seek(recording.begin)}
            >
              <span className={`kind k${recording.type}`} aria-hidden="true" />
              {formatTimestamp(recording.begin)} – {formatTimestamp(recording.end)}
              <small>{findLiveWord(language)(`kind.${recording.type}`)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
