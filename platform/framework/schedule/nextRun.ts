import { Cron } from "croner";
import type { Row } from "../storage/Store";

const RELEASED = 1;

/** When a task runs next after `now`, in seconds since 1970 by the platform's own clock's zone; 0 for never. */
export const nextRun = (row: Row, now: number): number => {
  if (Number(row.state) !== RELEASED) return 0;
  try {
    const next = new Cron(String(row.spec ?? ""), { paused: true }).nextRun(new Date(now * 1000));
    return next === null ? 0 : Math.floor(next.getTime() / 1000);
  } catch {
    return 0;
  }
};
