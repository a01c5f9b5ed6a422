import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureMessage } from "../failureMessage";
import { formatTimestamp, type Language } from "pilothouse/wire";
import { PlayerButton } from "./PlayerButton";
import { saveSnapshot } from "./snapshot";
import type { Viewer } from "./streams";
import { useFullScreen } from "./useFullScreen";
import { useStream, type WantedStream } from "./useStream";
import { findLiveWord, liveWords } from "./words";

interface PlayerProps {
  readonly language: Language;
  readonly viewer: Viewer;
  readonly wanted: WantedStream | null;
  readonly isLive: boolean;
  readonly name: string;
  /** The time of the visible picture, in seconds since 1970. */
  readonly onTime: (seconds: number) => void;
  readonly onEnded: () => void;
  readonly onFailure: (error: unknown) => void;
}

const TICK = 500;

/** The video with its messages and controls. */
export const Player = ({ language, viewer, wanted, isLive, name, onTime, onEnded, onFailure }: PlayerProps) => {
  const w = liveWords(language);
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { state, isHidden, retry, date } = useStream(video, viewer, wanted);
  const [paused, setPaused] = useState(true);
  const [time, setTime] = useState<number | null>(null);
  const [saved, setSaved] = useState("");
  const [isFull, toggleFull] = useFullScreen(frame);

  const report = useEffectEvent(() => {
    const milliseconds = wanted === null ? null : date();
    const seconds = milliseconds === null ? null : Math.floor(milliseconds / 1000);
    setTime(seconds);
    if (seconds !== null) onTime(seconds);
  });
  useEffect(() => {
    const clock = setInterval(() => report(), TICK);
    return () => clearInterval(clock);
  }, []);
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    if (state.is === "refused") failed(state.error);
  }, [state]);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (element.paused) element.play().catch(() => null);
    else element.pause();
  };
  const snap = async () => {
    const file = video.current ? await saveSnapshot(video.current, name, time) : null;
    setSaved(file ? w("snapshot_saved", { name: file }) : "");
  };

  const notice =
    wanted === null || state.is === "playing"
      ? ""
      : state.is === "refused"
        ? failureMessage(state.error, language, findLiveWord(language))
        : w(state.is === "unplayable" ? "failed.picture" : state.is);
  const isReady = state.is === "playing";

  return (
    <div ref={frame} className="player" data-state={wanted === null ? "none" : state.is}>
      <video
        ref={video}
        muted
        playsInline
        aria-label={`${w(isLive ? "live" : "playback")}: ${name}`}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
        onEnded={onEnded}
        onClick={toggle}
      />
      <p className="on-screen" aria-hidden="true">
        {isLive && isReady ? <b>{w("live")}</b> : null}
        <span>{name}</span>
        <time>{time === null ? "" : formatTimestamp(time)}</time>
      </p>
      <div className="notice" role="status">
        {isHidden && wanted ? w("paused_hidden") : notice}
        {state.is === "connecting" || state.is === "lost" ? (
          wanted ? (
            <span className="spinner" aria-hidden="true" />
          ) : null
        ) : null}
        {state.is === "refused" ? (
          <button type="button" onClick={retry}>
            {w("retry")}
          </button>
        ) : null}
      </div>
      <div className="controls">
        <PlayerButton
          icon={paused ? "play" : "pause"}
          label={w(paused ? "play" : "pause")}
          disabled={!isReady}
          onPress={toggle}
        />
        <span className="gap" role="status">
          {saved}
        </span>
        <PlayerButton icon="snapshot" label={w("snapshot")} disabled={!isReady} onPress={snap} />
        <PlayerButton icon={isFull ? "small" : "full"} label={w(isFull ? "full_leave" : "full")} onPress={toggleFull} />
      </div>
    </div>
  );
};
