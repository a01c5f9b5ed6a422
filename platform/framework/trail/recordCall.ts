// Entries of the audit trail about calls: those that change no record, and those that are refused.
import type { CallModel, ResourceModel } from "../../../generator";
import { noteOnce } from "../storage/bookkeeping";
import { record } from "../storage/Recorder";
import type { Row, Store } from "../storage/Store";
import { transact } from "../storage/transact";
import type { Answer } from "../wire/envelope";
import { Failure } from "../wire/Failure";
import { MINUTE } from "../wire/seconds";

interface Called {
  readonly platform: { readonly store: Store };
  readonly call: CallModel;
  readonly params: Row;
}

/** Runs a call. If it answers and has changed no record, the trail tells what the definition calls it. */
export const recordCall = async <Request extends Called>(
  request: Request,
  run: (request: Request) => Promise<Answer | null>,
): Promise<Answer | null> => {
  const answer = await run(request);
  const { call, params, platform } = request;
  const { trail } = platform.store;
  if (answer === null || answer.isTrial || trail === null || trail.hasWritten || call.trail === "none") return answer;
  const event = { is: "event", event: call.trail, asked: params, onlyAlone: true } as const;
  await transact(platform.store, async (db) => record(db, event));
  return answer;
};

/** The code for a missing right. */
const REFUSED = 513;

interface Refused extends Called {
  readonly platform: { readonly store: Store; now(): number };
  readonly caller: { readonly key: unknown };
  readonly resource: ResourceModel;
}

/**
 * Runs a call, and tells in the trail if the caller lacks the right to it: once a minute for each call, because a page
 * may ask again and again.
 */
export const recordingRefusal = async <Result>(
  { platform, caller, resource, call, params }: Refused,
  run: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure && error.code === REFUSED && platform.store.trail !== null)
      await transact(platform.store, async (db) => {
        const note = `refused:${String(caller.key)}:${resource.name}.${call.name}`;
        if (await noteOnce(db, note, "", platform.now(), MINUTE))
          record(db, { is: "event", event: "refused", asked: params, code: error.code });
      });
    throw error;
  }
};
