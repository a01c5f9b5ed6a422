// What whoever looks as a role can do: read. The definitions say which calls change nothing and show nobody's camera.
import type { CallModel, Model } from "../../../generator";
import type { Caller } from "../access/Caller";
import { Failure } from "../wire/Failure";

const WRITING: ReadonlySet<CallModel["verb"]> = new Set(["add", "set", "del"]);

/** @throws Failure 513 for a call that does more than read, unless it is the sign-out */
export const checkLooking = ({ sight }: Pick<Caller, "sight">, { host }: Model, call: CallModel): void => {
  if (sight === undefined || host?.signOut.path === call.path) return;
  if (WRITING.has(call.verb) || call.trail !== "none") throw new Failure(513, "looking");
};

/** The same for what the platform serves under /rest besides its definitions. */
export const checkLookingBesides = ({ sight }: Pick<Caller, "sight">, name: string, method: string): void => {
  if (sight === undefined || name === "seeing") return;
  if (method !== "GET" || name === "personal") throw new Failure(513, "looking");
};
