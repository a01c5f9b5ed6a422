// Cares for the tables in parts while the platform runs: a minute after its start, and then once an hour.
import { HOUR, MINUTE } from "../wire/seconds";
import type { Platform } from "../Platform";
import { careForTables } from "../storage/retention";
import { actAs } from "../trail/createTrail";

/** Answers the function that ends it. It waits for the step that is being done. */
export const keepTables = (platform: () => Platform): (() => Promise<void>) => {
  let isEnded = false;
  let work = Promise.resolve();
  const keep = (): void => {
    work = work
      .then(async () => {
        if (isEnded) return;
        const acting = actAs(platform(), { account: null, call: null, work: "retention", address: "" });
        const told = (sentence: string): void => console.warn(sentence);
        const deletes = acting.settings.RETENTION;
        await careForTables({ ...acting, deletes, told, now: () => acting.now() }, () => isEnded);
      })
      .catch((error: unknown) => console.error(error));
  };
  const first = setTimeout(keep, MINUTE * 1000);
  const timer = setInterval(keep, HOUR * 1000);
  first.unref();
  timer.unref();
  return async () => {
    isEnded = true;
    clearTimeout(first);
    clearInterval(timer);
    await work;
  };
};
