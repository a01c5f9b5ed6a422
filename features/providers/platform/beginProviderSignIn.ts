// The first half of a sign-in at an identity provider: sends people there, and handles their return.
import { limitEvents, networkOf } from "../../../platform/framework/access/attempts";
import { recordRefusedSignIn } from "../../../platform/framework/calls/enter";
import type { OpenRequest, Platform } from "../../../platform/framework/Platform";
import type { Row } from "../../../platform/framework/storage/Store";
import { Failure } from "../../../platform/framework/wire/Failure";
import { MINUTE } from "../../../platform/framework/wire/seconds";
import { providerAddress, CALLBACK_PATH, readClaims, makePendingSignIn, type PendingSignIn } from "./client";
import { makeNoteCode, storeSignInNote, consumeSignInNote } from "./notes";
import { findProvider, isEnabled, findProviderFor } from "./Provider";
import { type SignInRefusal, signInFailure } from "./signInFailure";

/**
 * The largest number of sign-ins that one network may begin, and of codes that it may send. The next value is the
 * number of seconds in which they are counted.
 */
const MOST = 100;
const WITHIN = 15 * MINUTE;
const LONGEST = { who: 256, proof: 128, query: 2000 } as const;

/** @throws Failure 429 */
export const limitSignIns = async ({ platform, address }: OpenRequest, what: "begun" | "ended"): Promise<void> => {
  const place = `provider ${what}:${networkOf(address)}`;
  await limitEvents(platform.store, place, platform.now(), { most: MOST, seconds: WITHIN });
};

/** The query parameter of a sign-in page where people prove their identity again. */
const AGAIN = "confirm";

const shortText = (value: unknown, most: number): string =>
  typeof value === "string" && value.length <= most ? value : "";

/**
 * Answers the address at the provider. `who`: a company's code, or a mail address whose domain leads to the provider.
 * `proof`: the hash of a text that only this browser has, and with which it completes the sign-in. `query`: the query
 * of the sign-in page, to return to. @throws Failure 401 if no provider is found or it does not answer, 429 after too
 * many sign-ins
 */
export const beginProviderSignIn = async (request: OpenRequest, body: Row): Promise<Row> => {
  const { platform } = request;
  await limitSignIns(request, "begun");
  const base = platform.settings.PUBLIC_URL;
  const proof = shortText(body.proof, LONGEST.proof);
  const who = shortText(body.who, LONGEST.who).trim();
  if (base === null || proof === "" || who === "") throw signInFailure("unknown");
  const provider = await findProviderFor(platform, platform.store.db, who);
  if (provider === null) throw signInFailure("unknown");
  const pending = makePendingSignIn();
  const query = shortText(body.query, LONGEST.query);
  const isAgain = new URLSearchParams(query).has(AGAIN);
  const address = await providerAddress(platform, provider, pending, new URL(CALLBACK_PATH, base).href, isAgain);
  await storeSignInNote(platform, "begun", pending.state, { ...pending, provider: provider.key, proof, query });
  return { address };
};

const isPending = (note: Row): note is Row & PendingSignIn =>
  [note.state, note.nonce, note.verifier].every((part) => typeof part === "string");

/** The parameters in the address of the sign-in page. */
const CODE = "provider_code";
const ERROR = "provider_error";

const redirect = (query: unknown, more: Readonly<Record<string, string>>): Response => {
  const params = new URLSearchParams(String(query ?? ""));
  for (const name of [CODE, ERROR]) params.delete(name);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  const headers = {
    location: `/login?${params.toString()}`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
  return new Response(null, { status: 303, headers });
};

const reasonOf = (error: unknown): SignInRefusal => {
  if (error instanceof Failure) return Object(error.data).reason ?? "invalid";
  console.error(error);
  return "invalid";
};

/** Records a failed sign-in in the audit trail. The person is unknown, or cannot be trusted. */
const recordRefusal = async (platform: Platform, note: Row, reason: SignInRefusal): Promise<void> => {
  const provider = await findProvider(platform, platform.store.db, note.provider);
  await recordRefusedSignIn(
    platform.store,
    { facts: { provider: provider?.name ?? "", reason } },
    signInFailure(reason),
  );
};

const takeBack = async (platform: Platform, note: Row, url: URL): Promise<string> => {
  const provider = await findProvider(platform, platform.store.db, note.provider);
  if (provider === null || !isEnabled(provider)) throw signInFailure("off");
  if (!isPending(note)) throw signInFailure("invalid");
  // The address in the form that the provider knows. Proxies may have changed the address of the request.
  const address = new URL(`${CALLBACK_PATH}${url.search}`, platform.settings.PUBLIC_URL ?? url.origin);
  const claims = await readClaims(platform, provider, note, address);
  const code = makeNoteCode();
  await storeSignInNote(platform, "done", code, { provider: note.provider, proof: note.proof, claims });
  return code;
};

/** Handles the return from a provider. Answers the sign-in page, with a code for the browser that began, or with a reason. */
export const answerProviderReturn = async ({ platform }: OpenRequest, url: URL): Promise<Response> => {
  const note = await consumeSignInNote(platform, "begun", url.searchParams.get("state"));
  if (note === null) return redirect("", { [ERROR]: "over" });
  try {
    return redirect(note.query, { [CODE]: await takeBack(platform, note, url) });
  } catch (error) {
    const reason = reasonOf(error);
    await recordRefusal(platform, note, reason);
    return redirect(note.query, { [ERROR]: reason });
  }
};
