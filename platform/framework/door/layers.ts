// The layers of the core, one for each stage of the door.
import type { Caller } from "../access/Caller";
import { recordKeyUse } from "../access/apiKeys";
import { answerOnce } from "../calls/numbered";
import { isList, maskAnswer } from "../records/personal";
import { recordWideReading } from "../records/wideReading";
import { setWriter } from "../storage/writer";
import { platformForActor } from "../trail/createTrail";
import { recordCall, recordRefusal } from "../trail/recordCall";
import { Failure, noPermissionFailure } from "../wire/Failure";
import { mapInSteps } from "../wire/mapInSteps";
import { checkValues } from "../wire/readJson";
import {
  type DoorRequest,
  type Door,
  callerLayer,
  JOB_STAGES,
  type CallerRequest,
  type Layer,
  type Layers,
} from "./door";
import { VISITOR_STAGES, runTarget, type Stage, STAGES, runStages } from "./door";

/** The request with its caller. The audit trail records its writes under this caller. */
const actedBy = (asked: DoorRequest, caller: Caller | null): DoorRequest => {
  const { platform, target, address } = asked;
  const { account = null, apiKey } = caller ?? {};
  const actor = { account, apiKey, call: target.called, work: target.name, address };
  return { ...asked, caller, platform: platformForActor(platform, actor) };
};

/** The caller of a request that needs no session. Without a required factor, an account counts as a visitor. */
const mayKnow = async (asked: DoorRequest): Promise<DoorRequest> => {
  const { token, platform, target } = asked;
  const found = token === null ? null : await platform.callers.find(token, platform.now());
  return actedBy({ ...asked, target: { ...target, despite: { ...target.despite, apiKey: true } } }, found);
};

const limits: Layer = async (asked, next) => {
  const { platform, params, target } = asked;
  const { rates, store, now } = platform;
  const sender = await rates.take(platform.callers, asked, now());
  checkValues(params, platform.limits);
  // On PostgreSQL, calls of one resource share a part of the connections.
  const { turns } = store;
  const of = target.called?.resource.name;
  return rates.of(sender, now, () => (turns && of ? turns.of(of, () => next(asked)) : next(asked)));
};

/** @throws Failure 401, 429 for an API key that is used too often */
const caller: Layer = async (asked, next) => {
  const { platform, token, address } = asked;
  const now = platform.now();
  const found = token === null ? null : await platform.callers.find(token, now, true);
  if (found === null) throw new Failure(401);
  setWriter(String(found.key));
  if (found.apiKey) {
    platform.rates.takeApiKey(found.apiKey, now);
    await recordKeyUse(platform.store.db, platform, found.apiKey, address, now);
  }
  return next(actedBy(asked, found));
};

const stopFor = ({ caller: { lacksFactor, apiKey, sight }, target: { despite } }: CallerRequest): Failure | null => {
  if (lacksFactor === true && !despite.lacking) return new Failure(428, "enroll");
  if (apiKey !== undefined && !despite.apiKey) return new Failure(513, "api_key");
  return sight !== undefined && !despite.looking ? new Failure(513, "looking") : null;
};

const refusals: Layer = callerLayer(async (asked, next) => {
  try {
    return await next(asked);
  } catch (error) {
    const { called } = asked.target;
    // The parameters of special callers are not recorded, because their shape is not checked yet.
    const params = stopFor(asked) === null ? asked.params : {};
    if (called !== null) await recordRefusal({ ...asked, ...called, params }, error);
    throw error;
  }
});

/** Makes a layer from a check. */
const checking = (check: (asked: CallerRequest) => Promise<void> | void): Layer =>
  callerLayer(async (asked, next) => {
    await check(asked);
    return next(asked);
  });

const standing = checking((asked) => {
  const stop = stopFor(asked);
  if (stop) throw stop;
});

const shape: Layer = (asked, next) => {
  asked.target.shape(asked);
  return next(asked);
};

const once: Layer = callerLayer((asked, next) => {
  const { once: of, called } = asked.target;
  return of === null ? next(asked) : answerOnce(asked, { of, called }, (platform) => next({ ...asked, platform }));
});

const right = checking((asked) => {
  if (!asked.target.right(asked)) throw noPermissionFailure();
});

/** The core asks for no proof. A feature adds a layer that does. */
const proof: Layer = (asked, next) => next(asked);

const state = checking((asked) => asked.target.state(asked));

const trail: Layer = async (asked, next) => {
  const answer = await next(asked);
  const { called } = asked.target;
  if (called !== null && answer !== null && !answer.isTrial) await recordCall({ ...asked, ...called });
  return answer;
};

const shown: Layer = callerLayer(async (asked, next) => {
  const { platform, target } = asked;
  const answer = await next(asked);
  if (answer === null || target.called === null) return answer;
  const { data } = answer;
  const { resource } = target.called;
  await recordWideReading({ ...asked, ...target.called }, data);
  const mask = (one: typeof data) => maskAnswer(platform, asked.caller, resource.name, one);
  return { ...answer, data: isList(data) ? await mapInSteps(data, mask) : mask(data) };
});

/** `layers`: those of features, which run after the core's layer of the same stage. */
export const openDoor = (layers: readonly Layers[] = []): Door => {
  const open: Layer = async (asked, next) =>
    (asked.target.open === null ? null : await opened(await mayKnow(asked))) ?? next(asked);
  const known = { caller, refusals, standing, shape, once, right, proof, state, trail, shown };
  const all: readonly Layers[] = [{ limits, open, ...known } satisfies Record<Stage, Layer>, ...layers];
  const opened = runStages(VISITOR_STAGES, all, async (asked) => asked.target.open?.(asked) ?? null);
  const [asks, carries] = [runStages(STAGES, all, runTarget), runStages(JOB_STAGES, all, runTarget)];
  return {
    ask: async (asking) => (await asks({ ...asking, caller: null })) ?? { data: null },
    carry: async (known) => (await carries(known)) ?? { data: null },
  };
};
