// Plays a stream in a video element: with hls.js, or with the browser if it supports HLS and its dates (Safari).
import { loadChunk } from "pilothouse/shell";

export interface StreamEvents {
  /** Called when the stream stops. `fatal`: it will not recover by itself. */
  readonly onTrouble: (fatal: boolean) => void;
  readonly onFine: () => void;
  /** This browser cannot play the stream at all. */
  readonly onUnplayable: () => void;
}

export interface AttachedStream {
  /** The time of the visible picture in milliseconds since 1970. Null while unknown. */
  date(): number | null;
  detach(): void;
}

/** Milliseconds without a picture after which the viewer sees a notice. */
const PATIENCE = 2000;
const TYPE = "application/vnd.apple.mpegurl";

const startDate = (video: HTMLVideoElement): Date | null => {
  const read: unknown = Reflect.get(video, "getStartDate");
  const date: unknown = typeof read === "function" ? Reflect.apply(read, video, []) : null;
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : null;
};

const attachNatively = (video: HTMLVideoElement, url: string, from: number, events: StreamEvents): AttachedStream => {
  let clocks: readonly ReturnType<typeof setTimeout>[] = [];
  let hasPlayed = false;
  const settle = () => clocks.forEach(clearTimeout);
  const listeners = {
    // The browser can only seek when it knows the length of the video.
    loadedmetadata: () => {
      if (from > 0) video.currentTime = from;
    },
    playing: () => {
      hasPlayed = true;
      settle();
      events.onFine();
    },
    // The event has no reason. If it came from a seek, the picture returns soon; a lost connection takes longer.
    waiting: () => {
      settle();
      clocks = [
        setTimeout(() => hasPlayed && events.onTrouble(false), PATIENCE),
        setTimeout(() => events.onTrouble(true), PATIENCE * 5),
      ];
    },
    error: () => events.onTrouble(true),
  };
  for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener);
  video.src = url;
  return {
    date: () => {
      const start = startDate(video);
      return start ? start.getTime() + video.currentTime * 1000 : null;
    },
    detach: () => {
      settle();
      for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener);
      video.removeAttribute("src");
      video.load();
    },
  };
};

/** @throws ChunkFailure when the player cannot be loaded */
export const attachStream = async (
  video: HTMLVideoElement,
  url: string,
  from: number,
  events: StreamEvents,
): Promise<AttachedStream> => {
  const isNative = video.canPlayType(TYPE) !== "";
  if (isNative && "getStartDate" in video) return attachNatively(video, url, from, events);
  const { default: Hls } = await loadChunk(() => import("hls.js/light"));
  if (!Hls.isSupported()) {
    if (isNative) return attachNatively(video, url, from, events);
    events.onUnplayable();
    return { date: () => null, detach: () => {} };
  }
  const hls = new Hls({ liveSyncDurationCount: 2, startPosition: from > 0 ? from : -1, maxBufferLength: 20 });
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (fatal || type === Hls.ErrorTypes.NETWORK_ERROR) events.onTrouble(fatal);
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => events.onFine());
  hls.loadSource(url);
  hls.attachMedia(video);
  return { date: () => hls.playingDate?.getTime() ?? null, detach: () => hls.destroy() };
};
