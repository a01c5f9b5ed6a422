import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const wraps = (bar: HTMLElement): boolean => {
  // On a phone they have a line of their own, which scrolls.
  const pills = bar.querySelector(".kit-pills");
  if (pills === null || getComputedStyle(pills).display !== "contents") return false;
  const tops = [...bar.querySelectorAll<HTMLElement>(":scope > :not(.kit-pills), .kit-pills > *")].map(
    (one) => one.getBoundingClientRect().top,
  );
  // Of one line all begin within a few pixels of each other.
  return tops.length > 0 && Math.max(...tops) - Math.min(...tops) > 20;
};

/**
 * How many of at most `most` pills leave the bar on one line; counted before anything is painted, and anew when its room or
 * its words change. Not when rows come: whoever asks where something stands has them all laid out for it.
 */
export const useFittingPills = (bar: RefObject<HTMLElement | null>, most: number): number => {
  const [fit, setFit] = useState({ count: most });
  const looked = useRef({ fit, said: "" });
  useLayoutEffect(() => {
    const said = bar.current?.textContent ?? "";
    if (looked.current.fit === fit && looked.current.said === said) return;
    looked.current = { fit, said };
    if (fit.count > 1 && bar.current && wraps(bar.current)) setFit({ count: fit.count - 1 });
  });
  useEffect(() => {
    const around = bar.current?.parentElement;
    if (!around || typeof ResizeObserver === "undefined") return undefined;
    let width = around.clientWidth;
    const observer = new ResizeObserver(() => {
      if (around.clientWidth === width) return;
      width = around.clientWidth;
      setFit({ count: most });
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, [bar, most]);
  return fit.count;
};
