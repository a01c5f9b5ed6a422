// Settings for notices about feedback, one set per company, and ready answers, one list per account. Both are stored as
// notes that do not expire.
import type { ParamsOf } from "pilothouse/handles";
import type { Answer, AnswerValue, SignedRequest } from "pilothouse/platform";
import { readNote, rewriteNote, transact } from "pilothouse/platform/storage";
import { OpenState } from "../../../shared/generated/enums";
import type { resources } from "../../generated/resources";
import { storeSupportSettings, readSupportSettings, type SupportSettings } from "./settings";

type Settings = ParamsOf<typeof resources.feedback, "push_set">;

const FOREVER = 253_402_300_799;
const MOST_ANSWERS = 50;

const answersNote = ({ caller }: SignedRequest): string => `settings:feedback_answers:${caller.key}`;

const answersOf = async (request: SignedRequest): Promise<readonly AnswerValue[]> => {
  const { store, now } = request.platform;
  const text = await readNote(store.db, answersNote(request), now());
  return text === null ? [] : JSON.parse(text);
};

/** `data`: `state`, `email` and `time_range` of the caller's company, and `answers` of { content } of the caller. */
export const answerPushSettings = async (request: SignedRequest): Promise<Answer> => {
  const { store, now } = request.platform;
  const { state, email, time_range } = await readSupportSettings(store.db, request.caller.company, now());
  return { data: { state, email, time_range, answers: await answersOf(request) }, count: 1 };
};

type Given = ParamsOf<typeof resources.feedback, "answers_set">;

export const setPreparedAnswers = async (request: SignedRequest<Given>): Promise<Answer> => {
  const { platform } = request;
  const { answers } = request.params;
  const kept = Array.isArray(answers) ? answers.slice(0, MOST_ANSWERS) : [];
  await rewriteNote(platform.store.db, answersNote(request), JSON.stringify(kept), FOREVER);
  return { data: { answers: kept } satisfies Given, count: kept.length };
};

/** Texts that users wrote before the settings were enabled are not mailed. */
export const setPushSettings = async (request: SignedRequest<Settings>): Promise<Answer> => {
  const { platform, caller, language } = request;
  const { state, email, time_range } = request.params;
  const data: Pick<SupportSettings, keyof Settings> = {
    state: state === OpenState.enabled ? OpenState.enabled : OpenState.disabled,
    email: email ?? "",
    time_range: time_range ?? "",
  };
  await transact(platform.store, async (db) => {
    const now = platform.now();
    const before = await readSupportSettings(db, caller.company, now);
    const since = before.state === OpenState.enabled ? before.told : now - 1;
    await storeSupportSettings(db, caller.company, { ...data, lang: language, told: since });
  });
  return { data, count: 1 };
};
