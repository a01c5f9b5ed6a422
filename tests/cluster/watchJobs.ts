// Watches the jobs in the database, independently of the instances.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const LOOK = 250;
const OPEN = 1;

interface Seen {
  readonly owner: string;
  /**
   * When the job last showed a sign of life, and since when it has been due without a holder, in milliseconds since
   * 1970.
   */
  readonly alive: number;
  readonly left: number | null;
}

export interface WatchedJobs {
  /** The longest time from the last sign of life of a worker until another worker continued, in milliseconds. */
  longestTakeover: number;
  takeovers: number;
  /** The longest time that a due job had no holder, in milliseconds. */
  longestLeft: number;
}

interface Row {
  readonly id: string;
  readonly owner: string;
  readonly until: string;
  readonly changed: string;
  readonly since: string;
}

/** Watches until `isOver`. The database may be away for some time. */
export const watchJobs = async (url: string, isOver: () => boolean): Promise<WatchedJobs> => {
  const jobs: WatchedJobs = { longestTakeover: 0, takeovers: 0, longestLeft: 0 };
  let seen = new Map<string, Seen>();
  while (!isOver()) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      while (!isOver()) {
        const { rows } = await client.query<Row>(
          "select id, lease_owner as owner, lease_until as until, gmt_update as changed, not_before as since from platform_job where state = $1",
          [OPEN],
        );
        const now = Date.now();
        const next = new Map<string, Seen>();
        for (const { id, owner, until, changed, since } of rows) {
          const before = seen.get(id);
          const isHeld = Number(until) * 1000 > now;
          const isDue = Number(since) * 1000 <= now;
          if (before && before.owner !== "" && owner !== before.owner && owner !== "") {
            jobs.takeovers += 1;
            jobs.longestTakeover = Math.max(jobs.longestTakeover, now - before.alive);
          }
          const left = isHeld || !isDue ? null : (before?.left ?? now);
          if (left !== null) jobs.longestLeft = Math.max(jobs.longestLeft, now - left);
          const alive =
            before?.owner === owner && Number(changed) * 1000 < before.alive ? before.alive : Number(changed) * 1000;
          next.set(id, {
            owner: owner === "" ? (before?.owner ?? "") : owner,
            alive: before?.owner === owner || !before ? alive : now,
            left,
          });
        }
        seen = next;
        await sleep(LOOK);
      }
    } catch {
      // The database is restarting, so nobody can continue a job.
      seen = new Map();
      await sleep(LOOK);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return jobs;
};
