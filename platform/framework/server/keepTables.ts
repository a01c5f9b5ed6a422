// Maintains partitioned tables while the platform runs: a minute after its start, and then every hour.
import { eachHour } from "../wire/eachHour";
import { MINUTE } from "../wire/seconds";
import type { Platform } from "../Platform";
import { runTableUpkeep } from "../storage/retention";
import { actAs } from "../trail/createTrail";

/** Answers the function that ends the maintenance. That function waits for the running step. */
export const keepTables = (platform: () => Platform): (() => Promise<void>) =>
  eachHour(MINUTE, async (isEnded) => {
    const acting = actAs(platform(), { account: null, call: null, work: "retention", address: "" });
    const warn = (sentence: string): void => console.warn(sentence);
    const deletes = acting.settings.RETENTION;
    await runTableUpkeep({ ...acting, deletes, report: warn, now: () => acting.now() }, isEnded);
  });
