import { type RefObject, useEffect, useState } from "react";

/**
 * Whether the element fills the screen, and a function that changes this. On iPhones, only a video can fill the screen.
 */
export const useFullScreen = (frame: RefObject<HTMLElement | null>): readonly [boolean, () => void] => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  const toggle = () => {
    const element = frame.current;
    if (document.fullscreenElement) return void document.exitFullscreen();
    if (element?.requestFullscreen) return void element.requestFullscreen().catch(() => null);
    const video = element?.querySelector("video");
    const enter: unknown = video ? Reflect.get(video, "webkitEnterFullscreen") : null;
    if (video && typeof enter === "function") Reflect.apply(enter, video, []);
    return undefined;
  };
  return [isFull, toggle];
};
