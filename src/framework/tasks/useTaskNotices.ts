import { useLocale, useNotify, useTranslate } from "ra-core";
import { useEffect } from "react";
import { formatNumber } from "../value/formats";
import { type FollowedTasks, followedTasks } from "../resource/followedTasks";
import type { TaskReading } from "./TaskReading";

/** Shows a message once, when a task ends. It does not matter where the task was started. */
export const useTaskNotices = (account: string, { waiting }: FollowedTasks, reading: TaskReading | undefined): void => {
  const notify = useNotify();
  const translate = useTranslate();
  const language = useLocale();
  useEffect(() => {
    if (reading === undefined) return;
    for (const { key, name, isBusy, notice } of reading.tasks) {
      if (isBusy) followedTasks.wait(account, key, name);
      else if (waiting[key] !== undefined) {
        followedTasks.stopWaiting(account, key);
        if (notice === null) continue;
        const counts = Object.entries(notice.counts ?? {}).map(([of, count]) => [of, formatNumber(count, language)]);
        notify(translate(notice.words, { name, ...Object.fromEntries(counts) }), { type: notice.type });
      }
    }
    if (reading.failure !== null) return;
    // If the platform no longer lists a task, the account stops waiting for it.
    const asked = new Set(reading.tasks.map(({ key }) => key));
    for (const key of Object.keys(waiting)) if (!asked.has(key)) followedTasks.stopWaiting(account, key);
  }, [reading, waiting, account, notify, translate, language]);
};
