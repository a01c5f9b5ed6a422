import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const wraps = (bar: HTMLElement): boolean => {
  // On a phone, the pills are on their own line, which scrolls.
  const pills = bar.querySelector(".ui-pills");
  if (pills === null || getComputedStyle(pills).display !== "contents") return false;
  const tops = [...bar.querySelectorAll<HTMLElement>(".ui-filters-all > :not(.ui-pills), .ui-pills > *")].map(
    (one) => one.getBoundingClientRect().top,
  );
  // The tops of elements on one line differ by only a few pixels.
  return tops.length > 0 && Math.max(...tops) - Math.min(...tops) > 20;
};

/**
 * The number of pills, at most `most`, that fit on one line of the bar. Measured before the first paint, and again when
 * the width or the words change. Not measured when rows arrive, because that forces a layout of all rows.
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
