import { useLocale, useNotify, useTranslate } from "ra-core";
import { useEffect } from "react";
import { formatNumber } from "../value/formats";
import { type Followed, followedTasks } from "../resource/followedTasks";
import type { PlatformTask } from "./PlatformTask";
import type { TaskReading } from "./readTasks";

const TONES = {
  failed: "error",
  completed: "success",
  imported: "success",
  stopped: "warning",
  worked: "success",
  given_up: "warning",
  asks: "warning",
} as const;
const isSettled = (state: PlatformTask["state"]): state is keyof typeof TONES => state in TONES;

/** Shows a message once when an awaited task is done. Every running task is awaited, wherever it was started. */
export const useTaskNotices = (account: string, { waiting }: Followed, reading: TaskReading | undefined): void => {
  const notify = useNotify();
  const translate = useTranslate();
  const language = useLocale();
  useEffect(() => {
    if (reading === undefined) return;
    for (const { key, name, state, isBusy, created, refused } of reading.tasks) {
      if (isBusy) followedTasks.wait(account, key, name);
      else if (waiting[key] !== undefined) {
        followedTasks.stopWaiting(account, key);
        const words = { name, created: formatNumber(created, language), refused: formatNumber(refused, language) };
        if (isSettled(state)) notify(translate(`tasks.${state}`, words), { type: TONES[state] });
      }
    }
    if (reading.failure !== null) return;
    // A task that the platform no longer lists will never be done.
    const asked = new Set(reading.tasks.map(({ key }) => key));
    for (const key of Object.keys(waiting)) if (!asked.has(key)) followedTasks.stopWaiting(account, key);
  }, [reading, waiting, account, notify, translate, language]);
};
