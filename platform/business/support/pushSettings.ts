// Who is told of feedback, and when: one set of settings for each company; and each account's own ready answers. Both are kept
// as notes that do not expire.
import { type Answer, checkParams, paramsSchema, type SignedRequest } from "pilothouse/platform";
import { readNote, rewriteNote } from "pilothouse/platform/storage";
import { OpenState } from "../../generated/enums";

const settingsNote = ({ caller }: SignedRequest): string => `settings:feedback_push:${String(caller.company)}`;
const FOREVER = 253_402_300_799;
const START = { state: OpenState.disabled, email: "", time_range: "" };
const MOST_ANSWERS = 50;

const answersNote = ({ caller }: SignedRequest): string => `settings:feedback_answers:${String(caller.key)}`;

const answersOf = async (request: SignedRequest): Promise<readonly unknown[]> => {
  const { store, now } = request.platform;
  const text = await readNote(store.db, answersNote(request), now());
  return text === null ? [] : JSON.parse(text);
};

/** `data`: `state`, `email`, `time_range` of the caller's company, and the caller's `answers` of { content }. */
export const pushSettings = async (request: SignedRequest): Promise<Answer> => {
  const { store, now } = request.platform;
  const text = await readNote(store.db, settingsNote(request), now());
  const settings = text === null ? START : { ...START, ...JSON.parse(text) };
  return { data: { ...settings, answers: await answersOf(request) }, count: 1 };
};

export const setAnswers = async (request: SignedRequest): Promise<Answer> => {
  const { platform, call, params } = request;
  const { answers } = checkParams(paramsSchema(platform.model, call.params), params);
  const kept = Array.isArray(answers) ? answers.slice(0, MOST_ANSWERS) : [];
  await rewriteNote(platform.store.db, answersNote(request), JSON.stringify(kept), FOREVER);
  return { data: { answers: kept }, count: kept.length };
};

export const setPushSettings = async (request: SignedRequest): Promise<Answer> => {
  const { platform, call, params } = request;
  const { state, email, time_range } = checkParams(paramsSchema(platform.model, call.params), params);
  const data = { state, email: email ?? "", time_range: time_range ?? "" };
  await rewriteNote(platform.store.db, settingsNote(request), JSON.stringify(data), FOREVER);
  return { data, count: 1 };
};
