// Who is told of feedback, and when: one set of settings for the platform, kept as a note that does not expire.
import type { Answer, SignedRequest } from "../../Platform";
import { checkParams, paramsSchema } from "../../records/schema";
import { readNote, rewriteNote } from "../../storage/bookkeeping";

const NOTE = "settings:feedback_push";
const FOREVER = 253_402_300_799;
const START = { state: 2, email: "", time_range: "" };

export const pushSettings = async ({ platform }: SignedRequest): Promise<Answer> => {
  const text = await readNote(platform.store.db, NOTE, platform.now());
  return { data: text === null ? START : { ...START, ...JSON.parse(text) }, count: 1 };
};

export const setPushSettings = async ({ platform, call, params }: SignedRequest): Promise<Answer> => {
  const { state, email, time_range } = checkParams(paramsSchema(platform.model, call.params), params);
  const data = { state, email: email ?? "", time_range: time_range ?? "" };
  await rewriteNote(platform.store.db, NOTE, JSON.stringify(data), FOREVER);
  return { data, count: 1 };
};
