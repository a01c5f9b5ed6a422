// A job for tests: counts to ten, stores a row at each step, and can be stopped at any step.
import { sql } from "kysely";
import { defineJob, type JobKind } from "../../platform/framework/Platform";
import { transact } from "../../platform/framework/storage/transact";

export const STEPS = 10;
const STEP = 60 * 60 * 24 * 365;

export interface CountingJobOptions {
  readonly kind: string;
  readonly once?: boolean;
  readonly tries?: number;
  readonly forget?: JobKind["forget"];
  /** Called before each step. */
  before(step: number): Promise<void> | void;
}

/**
 * Each step inserts a row. If a step were repeated, the insert would fail; if it were skipped, its row would be
 * missing.
 */
export const defineCountingJob = ({ kind, before, ...rest }: CountingJobOptions): JobKind =>
  defineJob({
    kind,
    ...rest,
    read: (payload) => payload,
    run: async ({ platform, job, cursor, note }) => {
      for (let step = Number(cursor ?? 0); step < STEPS; step += 1) {
        await before(step);
        await transact(platform.store, async (db) => {
          const expires = platform.now() + STEP;
          await sql`insert into platform_note (note, value, gmt_expire) values (${`step:${job.id}:${step}`}, '', ${expires})`.execute(
            db,
          );
          await note({ cursor: step + 1, done: step + 1, total: STEPS }, db);
        });
      }
      return { counted: STEPS };
    },
  });
