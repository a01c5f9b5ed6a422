// Makes a Chromium behave like Safari with HLS: the video element plays a playlist by itself, and knows its dates. In
// fact, Media Source fetches the same segments.
import type { BrowserContext } from "playwright-core";

/** Runs in the page before its own scripts. */
const pretend = (): void => {
  const { prototype } = HTMLVideoElement;
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "src");
  const starts = new WeakMap<HTMLMediaElement, number>();
  const canPlay = prototype.canPlayType;
  prototype.canPlayType = function canPlayType(type) {
    return type === "application/vnd.apple.mpegurl" ? "maybe" : canPlay.call(this, type);
  };
  Object.defineProperty(prototype, "getStartDate", {
    value(this: HTMLVideoElement) {
      return new Date(starts.get(this) ?? Number.NaN);
    },
  });
  const play = async (video: HTMLVideoElement, address: string): Promise<void> => {
    const media = new MediaSource();
    source?.set?.call(video, URL.createObjectURL(media));
    await new Promise((resolve) => media.addEventListener("sourceopen", resolve, { once: true }));
    const buffer = media.addSourceBuffer('video/mp4; codecs="avc1.4d401f"');
    const append = async (name: string): Promise<void> => {
      const bytes = await (await fetch(new URL(name, address))).arrayBuffer();
      buffer.appendBuffer(bytes);
      await new Promise((resolve) => buffer.addEventListener("updateend", resolve, { once: true }));
    };
    const taken = new Set<string>();
    await append("init.mp4");
    buffer.mode = "sequence";
    while (video.dataset.native === address) {
      const playlist = await fetch(address);
      if (!playlist.ok) throw new Error("gone");
      const text = await playlist.text();
      const [, stamp = ""] = /PROGRAM-DATE-TIME:(\S+)/.exec(text) ?? [];
      if (!starts.has(video)) starts.set(video, Date.parse(stamp));
      for (const [name] of text.matchAll(/^\d+\.m4s$/gm)) {
        if (taken.has(name) || taken.size > 20) continue;
        taken.add(name);
        await append(name);
      }
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  Object.defineProperty(prototype, "src", {
    configurable: true,
    get(this: HTMLVideoElement) {
      return this.dataset.native ?? "";
    },
    set(this: HTMLVideoElement, address: string) {
      this.dataset.native = address;
      starts.delete(this);
      play(this, address).catch(() => {
        if (this.dataset.native === address) this.dispatchEvent(new Event("error"));
      });
    },
  });
};

export const imitateSafari = (context: BrowserContext): Promise<unknown> => context.addInitScript(pretend);
