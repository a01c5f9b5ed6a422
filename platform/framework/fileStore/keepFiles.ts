// Removes what nobody needs of the files while the platform runs: at its start, and then once an hour.
import { HOUR } from "../wire/seconds";
import type { FileStore } from "./FileStore";
import { cleanScratch } from "./scratch";

/** Answers the function that ends it. */
export const keepFiles = (files: FileStore, scratch: string): (() => Promise<void>) => {
  let isEnded = false;
  let work = Promise.resolve();
  const keep = (): void => {
    work = work
      .then(async () => {
        if (isEnded) return;
        await cleanScratch(scratch);
        await files.tidy();
      })
      .catch((error: unknown) => console.error(error));
  };
  keep();
  const timer = setInterval(keep, HOUR * 1000);
  timer.unref();
  return async () => {
    isEnded = true;
    clearInterval(timer);
    await work;
  };
};
