// Carries out a request with an id (the parameter request_id or the header Idempotency-Key) only once. If it is sent
// again, because no answer arrived, it gets the first answer. An id is valid for one account and one call.
import { REQUEST_ID } from "../wire/ownNames";
import { TASK_CALLS } from "../../../generator";
import { Failure, invalid } from "../wire/Failure";
import { hashOf } from "../access/sessions";
import type { Answer } from "../wire/envelope";
import type { Platform, SessionRequest, SignedRequest } from "../Platform";
import type { Row } from "../storage/Store";
import { claimRequest, forgetRequests, keepAnswer } from "../storage/requests";
import { transact } from "../storage/transact";
import { isObject } from "../wire/readJson";
import { within } from "../records/within";

const NUMBER = /^[\x21-\x7e]{1,128}$/;
/** Calls that need no id, because they only read, and calls whose work the queue does. */
const READING = new Set(["list", "get"]);
const { addImport: _immediate, ...others } = TASK_CALLS;
const QUEUED: ReadonlySet<string> = new Set(Object.values(others));
/** One of so many requests deletes the expired answers. */
const CLEAN_EVERY = 200;

/** For JSON.stringify: sorts the names of objects, so that equal parameters have equal texts. */
const sortNames = (_name: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

const bodyOf = ({ params: { [REQUEST_ID]: _, ...params } }: SessionRequest): string =>
  hashOf(JSON.stringify(params, sortNames));

/** Whether the call only starts, follows or cancels a job, whose work is no part of the request. */
const isAboutQueue = ({ call, params }: SignedRequest): boolean =>
  QUEUED.has(call.name) || (call.name === TASK_CALLS.addImport && (params.cancel === 1 || params.after !== undefined));

const isNumbered = (request: SignedRequest): boolean =>
  request.requestId !== null && !READING.has(request.call.verb) && !isAboutQueue(request);

/** The answer to keep: what is shown once, such as a new API key, is stored nowhere, and so is not told again. */
const withoutShownOnce = ({ call, resource }: SignedRequest, answer: Answer): Answer => {
  const once = call.answer.filter((field) => call.verb === "add" && !resource.fields.includes(field));
  if (once.length === 0 || !isObject(answer.data)) return answer;
  const names = new Set(once.map(({ name }) => name));
  return { ...answer, data: Object.fromEntries(Object.entries(answer.data).filter(([name]) => !names.has(name))) };
};

const isAnswer = (value: unknown): value is Answer => isObject(value) && "data" in value;

interface Numbered {
  /** What the id belongs to, besides the caller. */
  readonly of: readonly string[];
  /** A text that two requests have in common only if they ask for the same. */
  readonly body: string;
}

/**
 * Runs `work` in one transaction and stores what it answers, or answers what was stored for the same id.
 * @throws Failure 406 for an invalid id, 409 if another request has the same id, and what `work` throws
 */
const runNumbered = async <Answered extends object>(
  { platform, caller }: SessionRequest,
  requestId: string,
  { of, body }: Numbered,
  work: {
    readonly run: (platform: Platform) => Promise<Answered>;
    readonly kept: (answered: Answered) => object;
    readonly isAnswer: (value: unknown) => value is Answered;
  },
): Promise<Answered> => {
  if (!NUMBER.test(requestId)) throw invalid({ [REQUEST_ID]: "invalid.standard" });
  const { store } = platform;
  const now = platform.now();
  if (Math.random() * CLEAN_EVERY < 1) await forgetRequests(store.db, now);
  const id = hashOf([caller.key, ...of, requestId].join("\n"));
  const { answer, later } = await transact(store, async (db) => {
    const known = await claimRequest(db, id, body, now);
    if (known !== null && known.body !== body) throw new Failure(409, REQUEST_ID);
    if (known !== null) {
      const before: unknown = JSON.parse(known.answer);
      if (!work.isAnswer(before)) throw new Failure(503);
      return { answer: before, later: [] };
    }
    const forgetting: (() => void)[] = [];
    const done = await work.run(within(platform, db, forgetting));
    await keepAnswer(db, id, JSON.stringify(work.kept(done)));
    return { answer: done, later: forgetting };
  });
  for (const forget of later) forget();
  return answer;
};

/**
 * Runs a request in one transaction and stores its answer, or answers a repeated request with the stored answer. A
 * request without an id just runs.
 * @throws Failure 409 if another request has the same id, and what `run` throws
 */
export const answerNumbered = async (
  request: SignedRequest,
  run: (request: SignedRequest) => Promise<Answer>,
): Promise<Answer> => {
  const { requestId, call } = request;
  if (requestId === null || !isNumbered(request)) return run(request);
  const numbered = { of: [call.path, call.name], body: bodyOf(request) };
  return runNumbered(request, requestId, numbered, {
    run: (platform) => run({ ...request, platform }),
    kept: (answer) => withoutShownOnce(request, answer),
    isAnswer,
  });
};

/** The same for what an extra resource adds. Its answer is the record. */
export const addNumbered = async (
  request: SessionRequest,
  name: string,
  run: (request: SessionRequest) => Promise<Row>,
): Promise<Row> => {
  const { requestId } = request;
  if (requestId === null) return run(request);
  return runNumbered(
    request,
    requestId,
    { of: ["rest", name], body: bodyOf(request) },
    {
      run: (platform) => run({ ...request, platform }),
      kept: (row) => row,
      isAnswer: isObject,
    },
  );
};
