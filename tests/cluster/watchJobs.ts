// Watches the jobs in the database, from outside of every instance.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const LOOK = 250;
const OPEN = 1;

interface Seen {
  readonly owner: string;
  /** The last sign of life, and since when nobody holds it though it is due, in milliseconds since 1970. */
  readonly alive: number;
  readonly left: number | null;
}

export interface Jobs {
  /** The longest time from the last sign of life of a worker until another one went on, in milliseconds. */
  longestTakeover: number;
  takeovers: number;
  /** The longest time that a due job belonged to nobody, in milliseconds. */
  longestLeft: number;
}

interface Row {
  readonly id: string;
  readonly owner: string;
  readonly until: string;
  readonly changed: string;
  readonly since: string;
}

/** Looks until `isOver`. The database may be away meanwhile. */
export const watchJobs = async (url: string, isOver: () => boolean): Promise<Jobs> => {
  const jobs: Jobs = { longestTakeover: 0, takeovers: 0, longestLeft: 0 };
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
      // It is being restarted. Nobody can go on with a job meanwhile.
      seen = new Map();
      await sleep(LOOK);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return jobs;
};
