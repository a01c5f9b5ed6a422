/** Milliseconds to wait for a person who does nothing. */
const PATIENCE = 1500;

/** Calls `act` once: at the first key press or click, or after some time. Answers a function that prevents the call. */
export const whenIdle = (act: () => void): (() => void) => {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
    stop();
  };
  const timer = setTimeout(once, PATIENCE);
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("keydown", once);
    removeEventListener("pointerdown", once);
  };
  addEventListener("keydown", once);
  addEventListener("pointerdown", once);
  return stop;
};
