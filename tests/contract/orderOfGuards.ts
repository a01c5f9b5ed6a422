// The entrances of the platform, and a console in which each of them has all guards.
import { aggregates } from "../../features/aggregates/platform";
import { bulk } from "../../features/bulk/platform";
import { factors } from "../../features/factors/platform";
import { readModel } from "./hosts";
import { business } from "../../platform/business";
import type { RestHandler } from "../../platform/framework/calls/RestHandler";
import type { Layer } from "../../platform/framework/door/door";
import { Failure, noPermissionFailure } from "../../platform/framework/wire/Failure";
import { isRecord, type JsonRecord, type Reply } from "./Client";

/** The reasons to refuse a request, in the order in which they are checked at each entrance. */
export const GUARDS = [
  "limits", // a value that no code can work with
  "caller", // nobody is signed in with the token
  "lacking", // the account lacks the second factor that its company demands
  "apiKey", // a program asks for what no program may do
  "looking", // a session that only looks as a role asks to change something
  "shape", // a list or an object in place of a single value
  "once", // the id of the request is no id
  "right", // the account lacks the menu key
  "proof", // the account has not proven lately who it is
  "state", // the owner of the record has ended
] as const;
export type Guard = (typeof GUARDS)[number];

/** A value that a layer of a feature refuses. */
export const LAYERED_FEATURE = "layered";

const serving: RestHandler = {
  once: true,
  stepUp: ["add"],
  add: async ({ caller }, { record }) => {
    if (!caller.isSuper) throw noPermissionFailure();
    if (record === "ended") throw new Failure(519, "ended");
    return { id: "done" };
  },
  list: async () => ({ rows: [], total: 0 }),
  get: async (_, id) => ({ id }),
  set: async (_, id) => ({ id }),
  del: async () => undefined,
};

/** A layer of a feature, which runs after the layers of the core in the same stage. */
const layered: Layer = async (asked, next) => {
  if (asked.params.content === LAYERED_FEATURE) throw new Failure(513, LAYERED_FEATURE);
  return next(asked);
};

/** Calls with their own code: one that needs a right, one for everybody, and an address of a feature. */
export const guardedConsole: typeof business = {
  ...business,
  handlers: {
    ...business.handlers,
    outbox: { resend: { who: "permitted", run: async () => ({ data: null }) } },
    live: { ...business.handlers?.live, beat: { who: "anybody", run: async () => ({ data: null }) } },
  },
  features: [
    aggregates,
    bulk,
    factors,
    { name: "granting", serves: { granting: serving }, layers: { right: layered } },
  ],
};

const whole = readModel(12);
const proven = { stepUp: "always", when: {} } as const;

/** Two calls that need a proof, and floors as plain REST. */
export const model: typeof whole = {
  ...whole,
  resources: whole.resources.map((one) => {
    const isAsked = (name: string) => `${one.name}.${name}` === "outbox.resend" || name === "set";
    if (!["notice", "outbox", "floor"].includes(one.name)) return one;
    const calls = one.calls.map((call) => (isAsked(call.name) ? { ...call, ...proven } : call));
    return one.name === "floor"
      ? { ...one, style: "rest", calls: calls.map((call) => ({ ...call, style: "rest", path: "/floors" })) }
      : { ...one, calls };
  }),
};

/** The guard that refused, read from an answer; "done" if no guard refused. */
export const guardThatRefused = ({ code, data }: Reply): Guard | "done" | string => {
  const { context = "", fields = {} } = isRecord(data) ? data : {};
  const named = isRecord(fields) ? fields : {};
  if (code === 200) return "done";
  if (code === 401) return "caller";
  if (code === 406)
    return "more" in named || "filter.more" in named ? "limits" : "request_id" in named ? "once" : "shape";
  if (code === 428) return context === "enroll" ? "lacking" : "proof";
  if (code === 513) return context === "api_key" ? "apiKey" : context === "looking" ? "looking" : "right";
  return code === 519 ? "state" : `${code} ${JSON.stringify(data)}`;
};

/** A request, with its sender and its faults. */
export interface GuardedRequest {
  readonly token: string;
  readonly wrong: ReadonlySet<Guard>;
  /** The id of the request. */
  readonly id?: string;
}

export interface Entrance {
  readonly title: string;
  readonly method: string;
  path(record: unknown): string;
  body(record: unknown, asking: GuardedRequest): JsonRecord;
  /** The guards of this entrance, in the order in which they refuse. */
  readonly passes: readonly Guard[];
  /** The guards whose refusals the audit trail records. */
  readonly order: readonly Guard[];
  /** The resource of the request. */
  readonly of: "notice" | "outbox" | "floor" | "granting";
}

const more = ({ wrong }: GuardedRequest): JsonRecord => (wrong.has("limits") ? { more: "\ud800" } : {});

/** `add`, `set` and the body of a feature check each value separately. */
const WITHOUT_SHAPE = GUARDS.filter((guard) => guard !== "shape");

export const ENTRANCES: readonly Entrance[] = [
  {
    title: "a call",
    of: "notice",
    method: "POST",
    path: () => "/api/v2/property/notice/set",
    body: (id, asking) => ({ id, type: 2, ...more(asking) }),
    passes: WITHOUT_SHAPE,
    order: ["apiKey", "looking", "right"],
  },
  {
    title: "a call with code of its own",
    of: "outbox",
    method: "POST",
    path: () => "/api/v2/push/outbox/resend",
    body: (id, asking) => ({ id: asking.wrong.has("shape") ? { id } : id, ...more(asking) }),
    passes: GUARDS,
    order: ["apiKey", "looking", "right"],
  },
  {
    title: "a call that is open to everybody",
    of: "notice",
    method: "POST",
    path: () => "/api/oss/live/beat",
    body: (_, asking) => ({ session_id: asking.wrong.has("shape") ? {} : "x", ...more(asking) }),
    passes: ["limits", "looking", "shape"],
    order: ["looking"],
  },
  {
    title: "a save as plain REST",
    of: "floor",
    method: "PUT",
    path: (id) => `/rest/floors/${String(id)}`,
    body: (_, asking) => ({ remark: "x", ...more(asking) }),
    passes: WITHOUT_SHAPE,
    order: ["apiKey", "looking", "right"],
  },
  {
    title: "a list as plain REST",
    of: "floor",
    method: "GET",
    path: () => "/rest/floors",
    body: (_, asking) => more(asking),
    passes: ["limits", "caller", "lacking", "right"],
    order: ["right"],
  },
  {
    // The feature's own code checks rights and states, after all other checks.
    title: "what a feature serves",
    of: "granting",
    method: "POST",
    path: () => "/rest/granting",
    body: (record, asking) => ({ record, ...more(asking) }),
    passes: ["limits", "caller", "lacking", "apiKey", "looking", "once", "proof", "right", "state"],
    order: [],
  },
];
