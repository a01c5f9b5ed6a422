// Before money leaves or rights are granted, people prove their identity again (ADR 46). A proof is valid for one
// session, for some minutes. Signing in also counts as a proof.
import { hasFactor } from "./hasFactor";
import { requireHost, identityOf } from "../../../platform/framework/access/identity";
import { signsInOnlyElsewhere } from "../../../platform/framework/access/SignInMethod";
import { callerLayer, type CallerRequest } from "../../../platform/framework/door/door";
import { readProofTime } from "../../../platform/framework/access/sessions";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { isEmpty } from "../../../platform/framework/storage/codec";
import type { Db } from "../../../platform/framework/storage/Store";
import { Failure } from "../../../platform/framework/wire/Failure";

/** How an account proves its identity: by a code of its second factor, its password, or by signing in again. */
export type ProofMethod = "code" | "password" | "sign_in";

/** Whether the caller has a password on this platform. Other accounts sign in at an identity provider. */
export const hasPassword = async ({ platform, caller }: SessionRequest, db: Db = platform.store.db): Promise<boolean> =>
  !isEmpty(caller.account[identityOf(platform).account.password]) &&
  !(await signsInOnlyElsewhere(platform, db, caller.key));

/**
 * A code if the account has a second factor. People with neither a factor nor a password sign in again at their
 * provider.
 */
export const proofMethodOf = async (request: SessionRequest): Promise<ProofMethod> => {
  if (await hasFactor(request.platform, request.platform.store.db, request.caller.key)) return "code";
  return (await hasPassword(request)) ? "password" : "sign_in";
};

/** The time until which the caller need not prove their identity again, in seconds since 1970. */
export const readProvenUntil = async ({ platform, token }: SessionRequest): Promise<number> =>
  (await readProofTime(platform.store.db, token)) + platform.settings.CONFIRMED_FOR;

/** @throws Failure 428 if callers must first prove their identity again; the data of the failure says how */
export const demandProof = async (request: SessionRequest): Promise<void> => {
  const { platform, caller } = request;
  if ((await readProvenUntil(request)) > platform.now()) return;
  const account = String(caller.account[identityOf(platform).account.name]);
  throw new Failure(428, "confirm", { way: await proofMethodOf(request), account });
};

/**
 * A change of the own password already contains the former password. With a second factor, this proof is not enough.
 */
const isOwnPassword = async ({ platform, caller, params, target }: CallerRequest): Promise<boolean> => {
  const { name } = identityOf(platform).account;
  const own = String(caller.account[name]);
  return (
    target.called !== null &&
    target.called.call.path === requireHost(platform).password?.path &&
    String(params[name] || own) === own &&
    !(await hasFactor(platform, platform.store.db, caller.key))
  );
};

/** The stage `proof` of a request: asks for a proof of identity if the requested call demands one. */
export const proofLayer = callerLayer(async (asked, next) => {
  if ((await asked.target.proof(asked)) && !(await isOwnPassword(asked))) await demandProof(asked);
  return next(asked);
});
