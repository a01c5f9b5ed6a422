// A request that carries a number of its own (a parameter, or the header Idempotency-Key) is done once: whoever sends
// it again, because no answer came, gets the answer of the first. The number belongs to the account and the call.
import { REQUEST_ID } from "../wire/ownNames";
import { TASK_CALLS } from "../../../generator";
import { Failure, invalid } from "../wire/Failure";
import { hashOf } from "../access/sessions";
import type { Answer } from "../wire/envelope";
import type { Platform, SignedRequest } from "../Platform";
import { claimRequest, forgetRequests, keepAnswer } from "../storage/requests";
import type { Db } from "../storage/Store";
import { transact } from "../storage/transact";
import { isObject } from "../wire/readJson";

const NUMBER = /^[\x21-\x7e]{1,128}$/;
/** What changes no row, and what the queue does by itself. */
const PLAIN = new Set(["list", "get"]);
const { addImport: _immediate, ...others } = TASK_CALLS;
const QUEUED: ReadonlySet<string> = new Set(Object.values(others));
/** Of so many numbered requests one takes away what is too old. */
const CLEANED = 200;

const inOrder = (_name: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

const bodyOf = ({ params: { [REQUEST_ID]: _, ...params } }: SignedRequest): string =>
  hashOf(JSON.stringify(params, inOrder));

/** The platform as it works within one step; what its caches forget they forget again once all is stored. */
const within = (platform: Platform, db: Db, later: (() => void)[]): Platform => {
  const { counts, callers } = platform;
  const twice = (forget: () => void): void => {
    forget();
    later.push(forget);
  };
  return {
    ...platform,
    store: { ...platform.store, db },
    counts: {
      of: (...asked) => counts.of(...asked),
      forget: (...what) => twice(() => counts.forget(...what)),
    },
    callers: {
      find: (...who) => callers.find(...who),
      accountOf: (...who) => callers.accountOf(...who),
      byAccount: (key, now, from = db) => callers.byAccount(key, now, from),
      forget: () => twice(() => callers.forget()),
    },
  };
};

/** Rows of a file are written, or handed in; the same call follows and ends what was. */
const isAboutQueue = ({ call, params }: SignedRequest): boolean =>
  QUEUED.has(call.name) || (call.name === TASK_CALLS.addImport && (params.cancel === 1 || params.after !== undefined));

const isNumbered = (request: SignedRequest): boolean =>
  request.requestId !== null && !PLAIN.has(request.call.verb) && !isAboutQueue(request);

const isAnswer = (value: unknown): value is Answer => isObject(value) && "data" in value;

/** @throws Failure 409 when the number was given to another request before */
export const answerNumbered = async (
  request: SignedRequest,
  run: (request: SignedRequest) => Promise<Answer>,
): Promise<Answer> => {
  const { platform, requestId, caller, call } = request;
  if (requestId === null || !isNumbered(request)) return run(request);
  if (!NUMBER.test(requestId)) throw invalid({ [REQUEST_ID]: "invalid.standard" });
  const { store } = platform;
  const now = platform.now();
  if (Math.random() * CLEANED < 1) await forgetRequests(store.db, now);
  const id = hashOf([caller.key, call.path, call.name, requestId].join("\n"));
  const body = bodyOf(request);
  const { answer, later } = await transact(store, async (db) => {
    const known = await claimRequest(db, id, body, now);
    if (known !== null && known.body !== body) throw new Failure(409, REQUEST_ID);
    if (known !== null) {
      const before: unknown = JSON.parse(known.answer);
      if (!isAnswer(before)) throw new Failure(503);
      return { answer: before, later: [] };
    }
    const forgetting: (() => void)[] = [];
    const done = await run({ ...request, platform: within(platform, db, forgetting) });
    await keepAnswer(db, id, JSON.stringify(done));
    return { answer: done, later: forgetting };
  });
  for (const forget of later) forget();
  return answer;
};
