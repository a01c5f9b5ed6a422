import { useEffect, useState } from "react";
import { can, type Language, storage, WireFailure } from "pilothouse/wire";
import type { Visitor } from "../visitor/visitor";
import { DeviceSelect } from "./DeviceSelect";
import { PlaybackPanel } from "./PlaybackPanel";
import { Player } from "./Player";
import { HIGH_QUALITY, LOW_QUALITY, type Quality, type PlaybackPosition, type Viewer } from "./streams";
import { findLiveWord, liveWords } from "./words";
import "./live.css";

interface WatchProps {
  readonly language: Language;
  readonly viewer: Viewer;
  readonly visitor: Visitor | null;
  readonly onEnd: () => void;
}

const QUALITIES: readonly Quality[] = [HIGH_QUALITY, LOW_QUALITY];
const qualityOf = (text: string | null): Quality => (text === String(LOW_QUALITY) ? LOW_QUALITY : HIGH_QUALITY);
const KEY = "pilothouse.quality";

const asked = (name: string): string => new URLSearchParams(location.search).get(name) ?? "";

/** Keeps the device and the mode in the address, so that the page can be reloaded and shared. */
const showInAddress = (uid: string, mode: string): void => {
  const query = new URLSearchParams(location.search);
  query.set("uid", uid);
  query.set("mode", mode);
  history.replaceState(history.state, "", `${location.pathname}?${query}`);
};

export const WatchDevice = ({ language, viewer, visitor, onEnd }: WatchProps) => {
  const w = liveWords(language);
  const [uid, setUid] = useState(() => asked("uid") || (visitor?.devices[0]?.uid ?? ""));
  const [mode, setMode] = useState<"live" | "playback">(asked("mode") === "playback" ? "playback" : "live");
  const [quality, setQuality] = useState(() => qualityOf(storage.get(KEY)));
  const [spot, setSpot] = useState<PlaybackPosition | null>(null);
  const [now, setNow] = useState<number | null>(null);
  const [next, setNext] = useState(0);
  useEffect(() => {
    if (uid !== "") showInAddress(uid, mode);
  }, [uid, mode]);

  const turnTo = (wanted: "live" | "playback") => {
    setMode(wanted);
    setSpot(null);
    setNow(null);
  };
  const playback = spot ? { begin: spot.recording.begin, end: spot.recording.end, at: spot.at } : null;
  const wanted = uid === "" || (mode === "playback" && !playback) ? null : { uid, quality, playback };
  const onFailure = (error: unknown) => {
    if (error instanceof WireFailure && error.reason === "answer" && error.code === 401) onEnd();
  };

  return (
    <div className="watch">
      <div className="bar">
        <h1>{w("title")}</h1>
        <DeviceSelect
          language={language}
          devices={visitor?.devices ?? null}
          uid={uid}
          onChoose={(value) => {
            setUid(value);
            setSpot(null);
          }}
        />
        <fieldset className="segments" aria-label={w("title")}>
          {(["live", "playback"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={mode === one} onClick={() => turnTo(one)}>
              {w(one)}
            </button>
          ))}
        </fieldset>
        {can("further") && (
          <label className="quality">
            <span>{w("quality")}</span>
            <select
              value={quality}
              onChange={(event) => {
                storage.set(KEY, event.target.value);
                setQuality(qualityOf(event.target.value));
                // A recording continues at the current position.
                if (spot && now !== null) setSpot({ ...spot, at: now });
              }}
            >
              {QUALITIES.map((one) => (
                <option key={one} value={one}>
                  {findLiveWord(language)(`quality.${one}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <Player
        language={language}
        viewer={viewer}
        wanted={wanted}
        isLive={mode === "live"}
        name={visitor?.devices.find((device) => device.uid === uid)?.name ?? uid}
        onTime={setNow}
        onEnded={() => setNext((before) => before + 1)}
        onFailure={onFailure}
      />
      {mode === "playback" && uid !== "" ? (
        <PlaybackPanel
          key={uid}
          language={language}
          viewer={viewer}
          uid={uid}
          now={now}
          spot={spot}
          finished={next}
          onSpot={setSpot}
          onFailure={onFailure}
        />
      ) : null}
    </div>
  );
};
