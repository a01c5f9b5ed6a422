// Notes about a sign-in at a provider. Each is valid for some minutes and one use. The first note exists from the start
// until the return, the second from the return until the call that begins the session. They are found by a hash and
// stored encrypted.
import { randomBytes } from "node:crypto";
import { hashToken } from "../../../platform/framework/access/sessions";
import type { Platform } from "../../../platform/framework/Platform";
import { rewriteNote, consumeNote } from "../../../platform/framework/storage/bookkeeping";
import { columnPlace } from "../../../platform/framework/storage/nameOf";
import { isObject, type Params } from "../../../platform/framework/wire/readJson";

/** The longest stay at the provider, and the longest wait until the page begins the session, in seconds. */
const LIFETIMES = { begun: 600, done: 120 } as const;
type Stage = keyof typeof LIFETIMES;

const PLACE = columnPlace("platform_note", "provider");
const BYTES = 32;

export const makeNoteCode = (): string => randomBytes(BYTES).toString("base64url");

const noteOf = (stage: Stage, token: string): string => `provider ${stage}:${hashToken(token)}`;

export const storeSignInNote = async (
  { store, now }: Platform,
  stage: Stage,
  token: string,
  value: object,
): Promise<void> => {
  const text = store.keys.encrypt(PLACE, JSON.stringify(value));
  await rewriteNote(store.db, noteOf(stage, token), text, now() + LIFETIMES[stage]);
};

/** Answers the note once; null if it was already used, or has expired. */
export const consumeSignInNote = async (
  { store, now }: Platform,
  stage: Stage,
  token: unknown,
): Promise<Params | null> => {
  if (typeof token !== "string" || token === "") return null;
  const text = await consumeNote(store.db, noteOf(stage, token), now());
  if (text === null) return null;
  await store.keys.know([text]);
  const value: unknown = JSON.parse(store.keys.decrypt(PLACE, text));
  return isObject(value) ? value : null;
};
