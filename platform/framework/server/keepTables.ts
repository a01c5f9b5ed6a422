// Maintains partitioned tables while the platform runs: a minute after its start, and then every hour.
import { repeatHourly } from "../wire/repeatHourly";
import { MINUTE } from "../wire/seconds";
import type { Platform } from "../Platform";
import { runTableUpkeep } from "../storage/retention";
import { platformForActor } from "../trail/createTrail";

/** Answers the function that ends the maintenance. That function waits for the running step. */
export const keepTables = (platform: () => Platform): (() => Promise<void>) =>
  repeatHourly(MINUTE, async (isEnded) => {
    const acting = platformForActor(platform(), { account: null, call: null, work: "retention", address: "" });
    const warn = (sentence: string): void => console.warn(sentence);
    const deletes = acting.settings.RETENTION;
    await runTableUpkeep({ ...acting, deletes, report: warn, now: () => acting.now() }, isEnded);
  });
