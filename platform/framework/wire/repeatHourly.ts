// Repeats work while the platform runs.
import { HOUR } from "./seconds";

/**
 * Does `work` after `first` seconds and then once an hour. Answers a function that ends the repetition and waits for
 * running work. `work` should stop early if `isEnded` answers true.
 */
export const repeatHourly = (first: number, work: (isEnded: () => boolean) => Promise<void>): (() => Promise<void>) => {
  let isEnded = false;
  let begun = Promise.resolve();
  const begin = (): void => {
    begun = begun.then(async () => (isEnded ? undefined : work(() => isEnded))).catch(console.error);
  };
  if (first === 0) begin();
  const timers = [setInterval(begin, HOUR * 1000), ...(first === 0 ? [] : [setTimeout(begin, first * 1000)])];
  for (const timer of timers) timer.unref();
  return async () => {
    isEnded = true;
    timers.forEach(clearInterval);
    await begun;
  };
};
