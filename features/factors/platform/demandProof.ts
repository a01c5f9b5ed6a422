// Before money leaves or rights are given, people prove again who they are (ADR 46). Definitions say at which calls, by `step_up`.
// A proof counts for one session, for a while. Signing in is one, too.
import { type CallModel, TASK_CALLS } from "../../../generator";
import { hasFactor } from "./app";
import { hostOf, identityOf } from "../../../platform/framework/access/identity";
import { isOnlyElsewhere } from "../../../platform/framework/access/OtherWay";
import { provenAt } from "../../../platform/framework/access/sessions";
import type { SessionRequest, SignedRequest } from "../../../platform/framework/Platform";
import { isEmpty } from "../../../platform/framework/storage/codec";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { Failure } from "../../../platform/framework/wire/Failure";

/** How an account proves who it is: by a code of its second factor, its password, or by signing in again. */
export type Way = "code" | "password" | "sign_in";

/** Whether the caller has a password here. Others sign in at an identity provider. */
export const hasPassword = async ({ platform, caller }: SessionRequest, db: Db = platform.store.db): Promise<boolean> =>
  !isEmpty(caller.account[identityOf(platform).account.password]) && !(await isOnlyElsewhere(platform, db, caller.key));

/** The second factor if there is one. Who has neither that nor a password signs in again at the identity provider. */
export const wayOf = async (request: SessionRequest): Promise<Way> => {
  if (await hasFactor(request.platform, request.platform.store.db, request.caller.key)) return "code";
  return (await hasPassword(request)) ? "password" : "sign_in";
};

/** Until when the caller need not prove it again, in seconds since 1970. */
export const provenUntil = async ({ platform, token }: SessionRequest): Promise<number> =>
  (await provenAt(platform.store.db, token)) + platform.settings.CONFIRMED_FOR;

/** Whether the call, with these parameters, needs a proof. */
export const needsStepUp = ({ stepUp }: Pick<CallModel, "stepUp">, params: Row): boolean =>
  stepUp === "always" || stepUp.some((name) => Object.hasOwn(params, name));

/** @throws Failure 428 if the caller must first prove again who they are; its data says how */
export const demandProof = async (request: SessionRequest): Promise<void> => {
  const { platform, caller } = request;
  // Nobody could prove anything to a platform that does not serve it.
  if (!hostOf(platform).rest.includes("confirmations")) return;
  if ((await provenUntil(request)) > platform.now()) return;
  const account = String(caller.account[identityOf(platform).account.name]);
  throw new Failure(428, "confirm", { way: await wayOf(request), account });
};

/** Whoever changes their own password says the former one with the same call. With a second factor that is not enough. */
const isOwnPassword = async ({ platform, caller, call, params }: SignedRequest): Promise<boolean> => {
  const { name } = identityOf(platform).account;
  const own = String(caller.account[name]);
  return (
    call.path === hostOf(platform).password?.path &&
    String(params[name] || own) === own &&
    !(await hasFactor(platform, platform.store.db, caller.key))
  );
};

/** Whether the definition of the call demands a proof. Imports ask when they begin, not whoever follows or stops one. */
export const asksProof = async (request: SignedRequest): Promise<boolean> =>
  request.call.name !== TASK_CALLS.addImport &&
  needsStepUp(request.call, request.params) &&
  !(await isOwnPassword(request));
