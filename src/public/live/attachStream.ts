// A stream in a video element: by hls.js, or by the browser where it plays HLS itself and knows its dates (Safari).
import { loadChunk } from "../../shell/errors/loadChunk";

export interface StreamEvents {
  /** The stream does not come; `fatal` when it will not by itself. */
  readonly onTrouble: (fatal: boolean) => void;
  readonly onFine: () => void;
  /** This browser cannot play it at all. */
  readonly onUnplayable: () => void;
}

export interface Attached {
  /** When what is on the screen was seen, in milliseconds since 1970, or null while unknown. */
  date(): number | null;
  detach(): void;
}

const TYPE = "application/vnd.apple.mpegurl";

const startDate = (video: HTMLVideoElement): Date | null => {
  const read: unknown = Reflect.get(video, "getStartDate");
  const date: unknown = typeof read === "function" ? Reflect.apply(read, video, []) : null;
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : null;
};

const attachNatively = (video: HTMLVideoElement, url: string, events: StreamEvents): Attached => {
  const fine = () => events.onFine();
  const fail = () => events.onTrouble(true);
  video.addEventListener("playing", fine);
  video.addEventListener("error", fail);
  video.src = url;
  return {
    date: () => {
      const start = startDate(video);
      return start ? start.getTime() + video.currentTime * 1000 : null;
    },
    detach: () => {
      video.removeEventListener("playing", fine);
      video.removeEventListener("error", fail);
      video.removeAttribute("src");
      video.load();
    },
  };
};

/** @throws ChunkFailure when the player does not arrive */
export const attachStream = async (
  video: HTMLVideoElement,
  url: string,
  from: number,
  events: StreamEvents,
): Promise<Attached> => {
  const isNative = video.canPlayType(TYPE) !== "";
  if (isNative && "getStartDate" in video) return attachNatively(video, url, events);
  const { default: Hls } = await loadChunk(() => import("hls.js/light"));
  if (!Hls.isSupported()) {
    if (isNative) return attachNatively(video, url, events);
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
