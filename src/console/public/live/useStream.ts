// Opens a stream, keeps it alive by heartbeats, and opens it again if it is lost. While the page is hidden, it loads
// nothing and sends no heartbeat.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { WireFailure } from "pilothouse/wire";
import { type AttachedStream, attachStream } from "./attachStream";
import { sendHeartbeat, openLive, openPlayback, type Quality, stopLive, type Viewer } from "./streams";
import { useIsPageHidden } from "./useIsPageHidden";

export interface WantedStream {
  readonly uid: string;
  readonly quality: Quality;
  /** Null for live. Otherwise the recording and the start of playback, in seconds since 1970. */
  readonly playback: { readonly begin: number; readonly end: number; readonly at: number } | null;
}

export type StreamState =
  | { readonly is: "connecting" | "playing" | "lost" | "unplayable" }
  | { readonly is: "refused"; readonly error: unknown };

/** Seconds before the next attempt, by the number of failures so far. */
const waitAfter = (losses: number): number => Math.min(15, 2 ** losses);
const OFFLINE_WAIT = 30;
const OFFLINE = 519;
const OVER = 404;

const isAnswer = (error: unknown): error is WireFailure => error instanceof WireFailure && error.reason === "answer";

export const useStream = (video: RefObject<HTMLVideoElement | null>, viewer: Viewer, wanted: WantedStream | null) => {
  const [state, setState] = useState<StreamState>({ is: "connecting" });
  const [attempt, setAttempt] = useState(0);
  const attached = useRef<AttachedStream | null>(null);
  const losses = useRef(0);
  const isHidden = useIsPageHidden();
  // The stream is opened again for a new target, and at each attempt.
  const key = wanted === null ? "" : JSON.stringify([wanted, attempt]);

  const open = useEffectEvent((given: WantedStream) => {
    const { uid, quality, playback } = given;
    return playback ? openPlayback(viewer, uid, quality, playback.begin, playback.end) : openLive(viewer, uid, quality);
  });

  useEffect(() => {
    const [given = null]: readonly (WantedStream | null)[] = key === "" ? [] : JSON.parse(key);
    const element = video.current;
    if (given === null || element === null || isHidden) return undefined;
    let over = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    let beating: ReturnType<typeof setInterval> | undefined;
    let session = "";
    let isLost = false;

    const retry = (seconds: number) => {
      clearTimeout(again);
      again = setTimeout(() => setAttempt((before) => before + 1), seconds * 1000);
    };
    const openAgain = () => {
      if (over) return;
      losses.current += 1;
      retry(waitAfter(losses.current));
    };
    const lose = (fatal: boolean) => {
      if (over) return;
      setState({ is: "lost" });
      if (!fatal) return;
      if (session === "" || isLost) return openAgain();
      // If the platform ended the stream, the answer to a heartbeat contains the reason.
      isLost = true;
      sendHeartbeat(viewer, session).then(openAgain, fail);
    };
    const fail = (error: unknown) => {
      if (over) return;
      if (!isAnswer(error) || error.code === OVER) return lose(true);
      setState({ is: "refused", error });
      if (error.code === OFFLINE) retry(OFFLINE_WAIT);
    };
    const begin = async () => {
      const opened = await open(given);
      if (over) return stopLive(viewer, opened.sessionId);
      session = given.playback ? "" : opened.sessionId;
      const from = given.playback ? given.playback.at - given.playback.begin : 0;
      const made = await attachStream(element, opened.url, from, {
        onTrouble: lose,
        onFine: () => {
          if (over) return;
          losses.current = 0;
          setState({ is: "playing" });
        },
        onUnplayable: () => setState({ is: "unplayable" }),
      });
      if (over) return made.detach();
      attached.current = made;
      // Muted videos may start by themselves. If the browser refuses even this, a play button is shown.
      element.play().catch(() => null);
      if (opened.beat > 0 && session !== "")
        beating = setInterval(() => sendHeartbeat(viewer, session).catch(fail), opened.beat * 1000);
      return undefined;
    };

    if (losses.current === 0) setState({ is: "connecting" });
    begin().catch(fail);
    const leave = () => session !== "" && stopLive(viewer, session);
    addEventListener("pagehide", leave);
    return () => {
      over = true;
      clearTimeout(again);
      clearInterval(beating);
      removeEventListener("pagehide", leave);
      attached.current?.detach();
      attached.current = null;
      leave();
    };
  }, [key, isHidden, video, viewer]);

  return {
    state,
    isHidden,
    retry: () => {
      losses.current = 0;
      setAttempt((before) => before + 1);
    },
    date: (): number | null => attached.current?.date() ?? null,
  };
};
