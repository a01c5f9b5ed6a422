import { useEffect, useEffectEvent, useRef } from "react";
import { newDetector } from "./detector";

interface ScanCodeProps {
  readonly lead: string;
  readonly onCode: (text: string) => void;
  /** The camera was refused, or there is none. */
  readonly onRefused: () => void;
}

const PAUSE = 200;

/** The camera's picture until a code is seen in it. */
export const ScanCode = ({ lead, onCode, onRefused }: ScanCodeProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const seen = useEffectEvent(onCode);
  const refused = useEffectEvent(onRefused);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const detector = newDetector();
    const look = async () => {
      const element = video.current;
      const found = element && detector ? await detector.detect(element).catch(() => []) : [];
      if (over) return;
      if (found[0]) seen(found[0].rawValue);
      else timer = setTimeout(look, PAUSE);
    };
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (over || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      look();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => over || refused());
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
