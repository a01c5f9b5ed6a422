import { errorCodeOf } from "../folder/errorCode";
import { isUnwritable } from "../folder/unwritable";
import { LogFacts } from "../observing/log";
import type { Platform } from "../Platform";
import { storeFailure } from "../records/storeFailure";
import { Failure } from "../wire/Failure";

/** Error codes of PostgreSQL for values that do not fit their column. */
const UNFIT = new Set(["22003", "22P02", "22021"]);

/** The answer to a failed request. An unexpected error is logged with the request's id, which the answer also has. */
export const failureForError = (platform: Platform, error: unknown, mark: string): Failure => {
  if (error instanceof Failure) return error;
  const refusal = storeFailure(platform, error);
  if (refusal) return refusal;
  if (UNFIT.has(errorCodeOf(error))) return new Failure(406);
  console.error(error, new LogFacts({ request: mark }));
  return new Failure(500, isUnwritable(error) ? "disk" : null, { request: mark });
};
