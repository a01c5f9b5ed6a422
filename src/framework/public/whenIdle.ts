/** Milliseconds after which a person who has not typed yet is not waited for. */
const PATIENCE = 1500;

/** Acts once: at the first key or press, or when nothing has happened for a while. Answers a stop. */
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
