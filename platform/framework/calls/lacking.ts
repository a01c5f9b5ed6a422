// What whoever lacks the demanded second factor can do: learn who they are, turn one on, change the password, and sign out.
import type { CallModel, HostModel } from "../../../generator";
import type { Caller } from "../access/Caller";
import { Failure } from "../wire/Failure";
import { isEmpty } from "../storage/codec";
import type { Row } from "../storage/Store";

const refuse = ({ lacksFactor }: Caller): void => {
  if (lacksFactor === true) throw new Failure(428, "enroll");
};

/** Without a call: for whatever is no declared call. @throws Failure 428 */
export const checkLacking = (caller: Caller, host: HostModel | null, call?: CallModel, params: Row = {}): void => {
  const isOwn = host?.own?.path === call?.path && Object.values(params).every(isEmpty);
  const isOpen = call !== undefined && (isOwn || [host?.signOut?.path, host?.password?.path].includes(call.path));
  if (!isOpen) refuse(caller);
};

/** The rest of the own account that is needed for it. */
const OPEN: ReadonlySet<string> = new Set(["factors", "passkeys", "confirmations", "sessions"]);

/** For what the platform serves under /rest besides its definitions. @throws Failure 428 */
export const checkLackingBesides = (caller: Caller, name: string, method: string): void => {
  if (!OPEN.has(name) || (name === "factors" && method === "DELETE")) refuse(caller);
};
