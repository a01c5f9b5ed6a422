// The functions of a bulk task's buttons: continue, stop, retry refused records, download them as a file.
import { useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { followedTasks } from "../../../src/framework/resource/followedTasks";
import { downloadFile } from "../../../src/framework/value/downloadFile";
import { changeBulk } from "./askBulk";
import type { BulkTask } from "./BulkTask";
import type { PlatformTask } from "../../../src/framework/tasks/PlatformTask";

interface Changing {
  readonly account: string;
  readonly task: PlatformTask;
  readonly bulk: BulkTask;
  readonly refetch: () => void;
}

export interface BulkChange {
  /** Whether a request is running. */
  readonly busy: boolean;
  readonly goOn: () => void;
  readonly stop: () => void;
  /** Retries the refused records as a new task, and passes its id to `then`. */
  readonly again: (then?: (id: string) => void) => void;
  readonly save: () => void;
}

export const useBulkChange = ({ account, task, bulk, refetch }: Changing): BulkChange => {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { key, id, props, name, url } = task;
  const attempt = (work: () => Promise<unknown>) => {
    setBusy(true);
    work()
      .then(refetch)
      .catch((error: unknown) => notify(failureWords(error, translate), { type: "error" }))
      .finally(() => setBusy(false));
  };
  return {
    busy,
    goOn: () =>
      attempt(async () => {
        await changeBulk(id, { go: true, count: bulk.asks });
        followedTasks.wait(account, key, name);
      }),
    stop: () => attempt(() => changeBulk(id, { cancel: true })),
    again: (then) =>
      attempt(async () => {
        const next = await changeBulk(id, { again: true });
        followedTasks.wait(account, `${props.name} ${next}`, name);
        then?.(next);
      }),
    save: () => attempt(() => downloadFile(url, `${name}.xlsx`)),
  };
};
