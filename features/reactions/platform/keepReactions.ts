// Moves what the triggers wrote to the queue. A row becomes its jobs in one transaction, so nothing is lost or done twice.
import type { BackgroundWork } from "../../../platform/framework/Feature";
import type { Platform } from "../../../platform/framework/Platform";
import { logFailure } from "../../../platform/framework/queue/failures";
import type { NewJob } from "../../../platform/framework/queue/Queue";
import { transact } from "../../../platform/framework/storage/transact";
import { DAY } from "../../../platform/framework/wire/seconds";
import { MAIL_JOB_KIND } from "./mailJob";
import { BATCH_SIZE, takeOldest } from "./outbox";
import { type ReactionEvent, findReaction, reactionsIn } from "./Reacting";
import { WEBHOOK_JOB_KIND } from "./webhookJob";

/** Milliseconds between two looks. */
const LOOK = 1000;

/** A demo sends nothing to other systems. The console's own jobs decide for themselves. */
const jobsFor = ({ model, isDemo }: Platform, happened: ReactionEvent): readonly NewJob[] => {
  const found = findReaction(model, happened);
  if (found === null) return [];
  const { name, resource, reaction } = found;
  const job = { resource: resource.name, name };
  const sent = (kind: string) => (isDemo ? [] : [{ ...job, kind, payload: { ...happened } }]);
  const payload = { reaction: name, record: happened.record[resource.key], at: happened.at };
  return [
    ...(reaction.mail === null ? [] : sent(MAIL_JOB_KIND)),
    ...(reaction.webhook === null ? [] : sent(WEBHOOK_JOB_KIND)),
    ...(reaction.job === null ? [] : [{ ...job, kind: reaction.job, payload }]),
  ];
};

/** Answers the number of rows that it moved. */
const moveOldest = (platform: Platform): Promise<number> =>
  transact(platform.store, async (db) => {
    const now = platform.now();
    const known = reactionsIn(platform.model).map(({ name }) => name);
    const taken = known.length === 0 ? [] : await takeOldest(db, known, now - DAY);
    for (const happened of taken) for (const job of jobsFor(platform, happened)) await platform.queue.add(db, job, now);
    return taken.length;
  });

export const keepReactions = (platform: () => Platform, isOn: boolean): BackgroundWork => {
  let looking: Promise<void> | null = null;
  const moveAll = async (): Promise<void> => {
    while ((await moveOldest(platform())) === BATCH_SIZE);
  };
  const look = (): Promise<void> =>
    (looking ??= moveAll().finally(() => {
      looking = null;
    }));
  const timer = isOn ? setInterval(() => void look().catch(logFailure), LOOK).unref() : undefined;
  return {
    look,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
