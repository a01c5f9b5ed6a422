// What whoever looks as a role can do: read. The definitions say which calls only read.
import type { CallModel, Model } from "../../../generator";
import type { Caller } from "../access/Caller";
import { Failure } from "../wire/Failure";

/** @throws Failure 513 for a call that does more than read, unless it is the sign-out */
export const checkLooking = ({ sight }: Pick<Caller, "sight">, { host }: Model, call: CallModel): void => {
  if (sight === undefined || host?.signOut?.path === call.path) return;
  if (!call.reads || call.trail !== "none") throw new Failure(513, "looking");
};

/** For what is no declared call and does more than read, such as an upload. @throws Failure 513 */
export const refuseLooking = ({ sight }: Pick<Caller, "sight">): void => {
  if (sight !== undefined) throw new Failure(513, "looking");
};

/** What is asked for by POST although it changes nothing: its questions are too long for an address. */
const READING: ReadonlySet<string> = new Set(["seeing", "sums", "deleting"]);

/** For what the platform serves under /rest besides its definitions. @throws Failure 513 */
export const checkLookingBesides = (caller: Pick<Caller, "sight">, name: string, method: string): void => {
  if (!READING.has(name) && (method !== "GET" || name === "personal")) refuseLooking(caller);
};
