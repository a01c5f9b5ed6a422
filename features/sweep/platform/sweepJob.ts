// The job that sweeps uploads once a day, on whichever instance takes it.
import type { BackgroundWork } from "../../../platform/framework/Feature";
import type { Db } from "../../../platform/framework/storage/Store";
import { createDefineJob } from "../../../platform/framework/queue/defineJob";
import type { Jobs } from "../../../platform/framework/queue/Queue";
import { DAY, MINUTE } from "../../../platform/framework/wire/seconds";
import { type SweepContext, sweepUploads } from "./sweepUploads";

const KIND = "sweep_uploads";
/** Seconds between two checks whether the sweep of today is in the queue. */
const LOOK = 10 * MINUTE;

export const sweepJob = createDefineJob<SweepContext>()({
  kind: KIND,
  cancellable: false,
  oneByOne: true,
  read: (payload) => payload,
  run: async ({ platform, job, note, rest }) => {
    let done = 0;
    const pause = async () => {
      done += 1;
      await note({ done });
      await rest();
    };
    // A run that continues on another process starts again, because the earlier marks belong to another lease.
    const swept = await sweepUploads(platform, { mark: `${job.id}:${job.lease_owner}`, pause });
    return { ...swept };
  },
});

interface Keeping {
  readonly store: { readonly db: Db };
  readonly queue: Jobs;
  now(): number;
}

/** Puts the sweep of today into the queue, unless another instance has done it. */
export const planSweep = async ({ store, queue, now }: Keeping): Promise<void> => {
  const day = Math.floor(now() / DAY);
  await queue.add(store.db, { id: `${KIND}-${day}`, kind: KIND, payload: {} }, now());
};

/** Plans the sweep of each day until it is closed. */
export const keepSweeping = (platform: () => Keeping): BackgroundWork => {
  const timer = setInterval(() => void planSweep(platform()).catch(console.error), LOOK * 1000);
  timer.unref();
  return { close: async () => clearInterval(timer) };
};
