// Decides what an error of a run means for its job.
import { isUnwritable } from "../folder/unwritable";
import { isDatabaseAway } from "../storage/StoreRefusal";
import { Failure } from "../wire/Failure";
import { TryLater } from "./defineJob";

/** The code of a store that is busy or away. */
const BUSY = 503;

/** Whether a later attempt may succeed, because something is busy or away. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof TryLater || (error instanceof Failure && error.code === BUSY);

/** While the database cannot be reached, calls and /ready already report this. A log line per second would not help. */
export const logFailure = (error: unknown): void => {
  if (!isDatabaseAway(error)) console.error(error);
};

/** The reason of a failed job, as a code of the wire. */
export const failureReason = (error: unknown): string => {
  if (error instanceof Failure) return error.message;
  return isUnwritable(error) ? "500.disk" : "500";
};
