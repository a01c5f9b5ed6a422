import { useEffect, useEffectEvent, useRef } from "react";
import { createDetector } from "./detector";

interface ScanCodeProps {
  readonly lead: string;
  readonly onCode: (text: string) => void;
  /** Called when the camera is not allowed, or when there is none. */
  readonly onRefused: () => void;
}

const PAUSE = 200;

/** Shows the picture of the camera until it contains a code. */
export const ScanCode = ({ lead, onCode, onRefused }: ScanCodeProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const seen = useEffectEvent(onCode);
  const refused = useEffectEvent(onRefused);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const begin = async () => {
      const reader = createDetector();
      reader.catch(() => null);
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const element = video.current;
      if (over || !element) return stop();
      element.srcObject = stream;
      await element.play();
      const detect = await reader;
      const look = async () => {
        const found = await detect(element);
        if (over) return;
        if (found !== null && found !== "") seen(found);
        else timer = setTimeout(look, PAUSE);
      };
      return look();
    };
    begin().catch(() => {
      stop();
      if (!over) refused();
    });
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, []);

  return (
    <div className="scan">
      <video ref={video} muted playsInline aria-label={lead} />
      <p role="status">{lead}</p>
    </div>
  );
};
