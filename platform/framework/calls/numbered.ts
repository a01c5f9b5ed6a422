// Carries out a request with an id (the parameter request_id or the header Idempotency-Key) only once. If it is
// repeated, because no answer arrived, it gets the first answer. An id belongs to one account and one call.
import { REQUEST_ID } from "../wire/ownNames";
import { type CallModel, TASK_CALLS } from "../../../generator";
import { Failure, invalidFailure } from "../wire/Failure";
import { hashToken } from "../access/sessions";
import type { Answer } from "../wire/envelope";
import type { Platform, SessionRequest } from "../Platform";
import type { DeclaredCall } from "./Handler";
import type { Row } from "../storage/Store";
import { claimRequest, deleteExpiredAnswers, storeAnswer } from "../storage/requests";
import { transact } from "../storage/transact";
import { isObject } from "../wire/readJson";
import { inTransactionOf } from "../records/inTransactionOf";

const NUMBER = /^[\x21-\x7e]{1,128}$/;
/** Calls that need no id, because they only read. */
const READING = new Set(["list", "get"]);
const { addImport: _immediate, ...others } = TASK_CALLS;
const QUEUED: ReadonlySet<string> = new Set(Object.values(others));
/** One in this many requests also deletes the expired answers. */
const CLEAN_EVERY = 200;

/** For JSON.stringify: sorts the names of objects, so that equal parameters have equal texts. */
const sortNames = (_name: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

const bodyOf = ({ params: { [REQUEST_ID]: _, ...params } }: SessionRequest): string =>
  hashToken(JSON.stringify(params, sortNames));

/** Whether the call only starts, follows or cancels a job. */
const isAboutQueue = ({ name }: CallModel, params: Row): boolean =>
  QUEUED.has(name) || (name === TASK_CALLS.addImport && (params.cancel === 1 || params.after !== undefined));

/** The scope in which the id of a call is unique. Null for a call that needs no id. */
export const requestIdScope = (call: CallModel, params: Row): readonly string[] | null =>
  READING.has(call.verb) || isAboutQueue(call, params) ? null : [call.path, call.name];

/** The answer to store, without values that are shown only once, such as a new API key. */
const withoutShownOnce = (called: DeclaredCall | null, answer: Answer<unknown>): Answer<unknown> => {
  const { call, resource } = called ?? {};
  const once = call?.answer.filter((field) => call.verb === "add" && !resource?.fields.includes(field)) ?? [];
  if (once.length === 0 || !isObject(answer.data)) return answer;
  const names = new Set(once.map(({ name }) => name));
  return { ...answer, data: Object.fromEntries(Object.entries(answer.data).filter(([name]) => !names.has(name))) };
};

const isAnswer = (value: unknown): value is Answer<unknown> => isObject(value) && "data" in value;

/**
 * Runs a request with an id in one transaction and stores its answer. If the request is repeated, answers the stored
 * answer. A request without an id just runs. `of` is the scope of the id, in addition to the caller. @throws Failure
 * 406 for an invalid id, 409 if another request has the same id, and what `run` throws
 */
export const answerOnce = async (
  request: SessionRequest,
  { of, called }: { readonly of: readonly string[]; readonly called: DeclaredCall | null },
  run: (platform: Platform) => Promise<Answer<unknown> | null>,
): Promise<Answer<unknown>> => {
  const { platform, caller, requestId } = request;
  const answered = async (on: Platform): Promise<Answer<unknown>> => (await run(on)) ?? { data: null };
  if (requestId === null) return answered(platform);
  if (!NUMBER.test(requestId)) throw invalidFailure({ [REQUEST_ID]: "invalid.standard" });
  const { store } = platform;
  const now = platform.now();
  if (Math.random() * CLEAN_EVERY < 1) await deleteExpiredAnswers(store.db, now);
  const id = hashToken([caller.key, ...of, requestId].join("\n"));
  const body = bodyOf(request);
  const { answer, later } = await transact(store, async (db) => {
    const known = await claimRequest(db, id, body, now);
    if (known !== null && known.body !== body) throw new Failure(409, REQUEST_ID);
    if (known !== null) {
      const before: unknown = JSON.parse(known.answer);
      // For `add` under /rest, earlier versions stored only the record.
      return { answer: isAnswer(before) ? before : { data: before }, later: [] };
    }
    const forgetting: (() => void)[] = [];
    const done = await answered(inTransactionOf(platform, db, forgetting));
    await storeAnswer(db, id, JSON.stringify(withoutShownOnce(called, done)));
    return { answer: done, later: forgetting };
  });
  for (const forget of later) forget();
  return answer;
};
