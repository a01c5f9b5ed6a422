// Work that repeats while the platform runs.
import { HOUR } from "./seconds";

/**
 * Does `work` after `first` seconds, and then once an hour. Answers the function that ends it, which waits for work that has
 * begun: this may ask by `isEnded` whether to stop early.
 */
export const eachHour = (first: number, work: (isEnded: () => boolean) => Promise<void>): (() => Promise<void>) => {
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
