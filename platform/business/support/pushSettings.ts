// Settings for notices about feedback, one set per company, and ready answers, one list per account. Both are stored as
// notes that do not expire.
import type { ParamsOf } from "pilothouse/handles";
import { type Answer, readParams, type SignedRequest } from "pilothouse/platform";
import { readNote, rewriteNote } from "pilothouse/platform/storage";
import { OpenState } from "../../generated/enums";
import type { resources } from "../../generated/resources";

type Settings = ParamsOf<typeof resources.feedback, "push_set">;

const settingsNote = ({ caller }: SignedRequest): string => `settings:feedback_push:${String(caller.company)}`;
const FOREVER = 253_402_300_799;
const START = { state: OpenState.disabled, email: "", time_range: "" } satisfies Settings;
const MOST_ANSWERS = 50;

const answersNote = ({ caller }: SignedRequest): string => `settings:feedback_answers:${String(caller.key)}`;

const answersOf = async (request: SignedRequest): Promise<readonly unknown[]> => {
  const { store, now } = request.platform;
  const text = await readNote(store.db, answersNote(request), now());
  return text === null ? [] : JSON.parse(text);
};

/** `data`: `state`, `email` and `time_range` of the caller's company, and `answers` of { content } of the caller. */
export const pushSettings = async (request: SignedRequest): Promise<Answer> => {
  const { store, now } = request.platform;
  const text = await readNote(store.db, settingsNote(request), now());
  const settings = text === null ? START : { ...START, ...JSON.parse(text) };
  return { data: { ...settings, answers: await answersOf(request) }, count: 1 };
};

type Given = ParamsOf<typeof resources.feedback, "answers_set">;

export const setAnswers = async (request: SignedRequest<Given>): Promise<Answer> => {
  const { platform } = request;
  const { answers } = readParams(request);
  const kept = Array.isArray(answers) ? answers.slice(0, MOST_ANSWERS) : [];
  await rewriteNote(platform.store.db, answersNote(request), JSON.stringify(kept), FOREVER);
  return { data: { answers: kept } satisfies Given, count: kept.length };
};

export const setPushSettings = async (request: SignedRequest<Settings>): Promise<Answer> => {
  const { platform } = request;
  const { state, email, time_range } = readParams(request);
  const data: Settings = { state, email: email ?? "", time_range: time_range ?? "" };
  await rewriteNote(platform.store.db, settingsNote(request), JSON.stringify(data), FOREVER);
  return { data, count: 1 };
};
