import { decodeText } from "../../wire/decodeText";

/** For this many milliseconds, the page waits for the hash's element, and follows it while the page grows. */
const PATIENCE = 10_000;
const SETTLING = 1000;

/** Events that show that a person scrolls the page. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the element that a hash names, as soon as it appears: a page is drawn before its record arrives. Follows
 * the element until its position is final or the person scrolls. Answers a function that ends this.
 */
export const scrollToHash = (hash: string): (() => void) => {
  const id = decodeText(hash.slice(1));
  let timer = setTimeout(() => stop(), PATIENCE);
  let isFound = false;
  const look = () => {
    const place = document.getElementById(id);
    if (place === null) return;
    place.scrollIntoView();
    if (isFound) return;
    isFound = true;
    clearTimeout(timer);
    timer = setTimeout(() => stop(), SETTLING);
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
};
