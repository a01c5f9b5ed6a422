import { type PointerEvent, useRef } from "react";
import type { Pixel } from "./mercator";

interface MapDrag {
  readonly frame: HTMLElement | null;
  /** Where the pin stands in the frame. */
  readonly pin: Pixel | null;
  readonly onPut: (x: number, y: number) => void;
  readonly onPan: (dx: number, dy: number) => void;
}

const STILL = 4;
const NEAR_PIN = 22;

/** A press that stays puts the pin; one that moves drags the pin when it began there, else the map. */
export const useMapDrag = ({ frame, pin, onPut, onPan }: MapDrag) => {
  const start = useRef<{ x: number; y: number; moved: boolean; pin: boolean } | null>(null);
  const at = (event: PointerEvent) => {
    const box = frame?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest("button")) return;
      const { x, y } = at(event);
      const onPin = pin !== null && Math.hypot(pin.x - x, pin.y - 15 - y) < NEAR_PIN;
      start.current = { x, y, moved: false, pin: onPin };
      frame?.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const { x, y } = at(event);
      if (!from.moved && Math.hypot(x - from.x, y - from.y) < STILL) return;
      if (from.pin) onPut(x, y);
      else onPan(x - from.x, y - from.y);
      start.current = { ...from, x, y, moved: true };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      const { x, y } = at(event);
      if (from && !from.moved) onPut(x, y);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
};
