// The second half of a sign-in at an identity provider: a session for the browser that began it.
import type { AnsweredRow } from "../../../platform/framework/wire/envelope";
import { createHash, timingSafeEqual } from "node:crypto";
import type { FirstStep } from "../../../platform/framework/access/SignInMethod";
import { meetsCondition, identityOf } from "../../../platform/framework/access/identity";
import { checkAccount, startSession, recordRefusedSignIn } from "../../../platform/framework/calls/enter";
import { providerFingerprint } from "./links";
import type { OpenRequest } from "../../../platform/framework/Platform";
import type { Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";
import { limitSignIns } from "./beginProviderSignIn";
import type { Claims } from "./client";
import { consumeSignInNote } from "./notes";
import { findProvider } from "./Provider";
import { signInFailure } from "./signInFailure";
import { findOrCreateAccount } from "./subject";

const hashOfProof = (proof: unknown): Buffer =>
  createHash("sha256")
    .update(String(proof ?? ""))
    .digest();

/** Compares in constant time. `expected` is the hash in base64url. */
const isProof = (proof: unknown, expected: unknown): boolean => {
  const hash = Buffer.from(String(expected ?? ""), "base64url");
  const given = hashOfProof(proof);
  return hash.length === given.length && timingSafeEqual(hash, given);
};

const isClaims = (value: unknown): value is Claims =>
  isObject(value) && typeof value.iss === "string" && typeof value.sub === "string" && value.sub !== "";

/** Authentication methods of RFC 8176 that mean several factors, or a method that counts as two. */
const FACTORS = new Set(["mfa", "otp", "hwk", "fpt", "face", "iris", "sc"]);

const hasSecondFactor = ({ amr }: Claims): boolean =>
  Array.isArray(amr) && amr.some((method) => FACTORS.has(String(method)));

/** When the person signed in at the provider, possibly long ago. This was the last proof of identity. */
const provenBy = ({ platform }: OpenRequest, { auth_time: time }: Claims): number =>
  typeof time === "number" ? Math.min(time, platform.now()) : 0;

/**
 * Begins the session, and answers like a normal sign-in. @throws Failure 401 with the reason, 428 if a second step is
 * needed, 517 or 518 like a normal sign-in
 */
export const finishProviderSignIn = async (request: OpenRequest, { code, proof }: Row): Promise<AnsweredRow> => {
  const { platform } = request;
  const { store } = platform;
  await limitSignIns(request, "ended");
  const note = await consumeSignInNote(platform, "done", code);
  if (note === null) throw signInFailure("over");
  const { claims } = note;
  const provider = await findProvider(platform, store.db, note.provider);
  const facts = { provider: provider?.name ?? "" };
  // If another person sent the code, this browser has begun no sign-in, or a different one.
  if (!isProof(proof, note.proof))
    throw await recordRefusedSignIn(store, { facts: { ...facts, reason: "browser" } }, signInFailure("browser"));
  if (!isClaims(claims)) throw signInFailure("invalid");
  const found = await transact(store, (db) => findOrCreateAccount(platform, db, note.provider, claims));
  const { accounts, account: fields } = identityOf(platform);
  platform.callers.forget();
  platform.counts.forget(accounts.name, null);
  const name = typeof claims.email === "string" ? claims.email : claims.sub;
  if ("refused" in found) {
    const who = { name: String(found.account?.[fields.name] ?? name), account: found.account ?? undefined };
    throw await recordRefusedSignIn(
      store,
      { ...who, facts: { ...facts, reason: found.refused } },
      signInFailure(found.refused),
    );
  }
  const { account } = found;
  await checkAccount(request, account, String(account[fields.name]));
  const isTrusted =
    provider !== null && meetsCondition(provider.fields.factor, provider.row) && hasSecondFactor(claims);
  const first = async (): Promise<FirstStep> => {
    const key = String(note.provider);
    const mark = await providerFingerprint(platform, store.db, key);
    if (mark === null) throw signInFailure("off");
    return { key, name: facts.provider, mark };
  };
  const asked = isTrusted ? null : await platform.twoStep?.ask(request, account, first);
  if (asked)
    throw new Failure(asked.code, asked.context, { ...Object(asked.data), account: account[fields.name] }, asked.words);
  const vouched = { proven: provenBy(request, claims), byFactor: isTrusted };
  return startSession(request, account, undefined, facts, vouched);
};
