// What a request may be refused for, a request that is refused for several of it, and which of them its answer tells.
import { readModel } from "./hosts";
import { business } from "../../platform/business";
import type { RestHandler } from "../../platform/framework/calls/RestHandler";
import { Failure, noPermission } from "../../platform/framework/wire/Failure";
import { isRecord, type Record_, type Reply } from "./Client";

export type Guard =
  | "limits" // a value that no code can work with
  | "caller" // nobody is signed in with the token
  | "lacking" // the account lacks the second factor that its company demands
  | "apiKey" // a program asks for what no program may do
  | "looking" // a session that only looks as a role asks to change something
  | "shape" // a list or an object in place of a single value
  | "once" // the id of the request is no id
  | "right" // the account lacks the menu key
  | "proof" // the account has not proven lately who it is
  | "state"; // the owner of the record has ended

const serving: RestHandler = {
  once: true,
  stepUp: ["add"],
  add: async ({ caller }, { record }) => {
    if (!caller.isSuper) throw noPermission();
    if (record === "ended") throw new Failure(519, "ended");
    return { id: "done" };
  },
  list: async () => ({ rows: [], total: 0 }),
  get: async (_, id) => ({ id }),
  set: async (_, id) => ({ id }),
  del: async () => undefined,
};

/** Code of its own for a call that needs a right, and for one that is open to everybody; and what a feature serves. */
export const guarded: typeof business = {
  ...business,
  handlers: {
    ...business.handlers,
    outbox: { resend: { who: "permitted", run: async () => ({ data: null }) } },
    live: { ...business.handlers.live, beat: { who: "anybody", run: async () => ({ data: null }) } },
  },
  features: [{ name: "granting", serves: { granting: serving } }],
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

/** Of an answer, the guard that refused; "done" if none did. */
export const guardIn = ({ code, data }: Reply): Guard | "done" | string => {
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

/** A request: by whom, and what besides is wrong with it. */
export interface Asking {
  readonly token: string;
  readonly wrong: ReadonlySet<Guard>;
  /** The id of the request. */
  readonly id?: string;
}

export interface Way {
  readonly title: string;
  readonly method: string;
  path(record: unknown): string;
  body(record: unknown, asking: Asking): Record_;
  /** The guards, in the order in which they refuse. */
  readonly passes: readonly Guard[];
  /** Those whose refusals the audit trail tells. */
  readonly told: readonly Guard[];
  /** What becomes of a request that was done before, when it comes again with its id although one of these would refuse it by now. */
  readonly again: Readonly<Partial<Record<"proof" | "state", Guard | "done">>>;
  /** The resource whose records are asked for. */
  readonly of: "notice" | "outbox" | "floor" | "granting";
}

const more = ({ wrong }: Asking): Record_ => (wrong.has("limits") ? { more: "\ud800" } : {});

export const WAYS: readonly Way[] = [
  {
    title: "a call",
    of: "notice",
    method: "POST",
    path: () => "/api/v2/property/notice/set",
    body: (id, asking) => ({ id, type: 2, ...more(asking) }),
    passes: ["limits", "caller", "lacking", "apiKey", "looking", "once", "right", "proof", "state"],
    told: ["apiKey", "looking", "right"],
    again: { proof: "done", state: "done" },
  },
  {
    title: "a call with code of its own",
    of: "outbox",
    method: "POST",
    path: () => "/api/v2/push/outbox/resend",
    body: (id, asking) => ({ id: asking.wrong.has("shape") ? { id } : id, ...more(asking) }),
    passes: ["limits", "caller", "lacking", "apiKey", "looking", "shape", "right", "proof", "state", "once"],
    told: ["apiKey", "looking", "right"],
    again: { proof: "proof", state: "state" },
  },
  {
    title: "a call that is open to everybody",
    of: "notice",
    method: "POST",
    path: () => "/api/oss/live/beat",
    body: (_, asking) => ({ session_id: asking.wrong.has("shape") ? {} : "x", ...more(asking) }),
    passes: ["limits", "shape", "looking"],
    told: [],
    again: {},
  },
  {
    title: "a save as plain REST",
    of: "floor",
    method: "PUT",
    path: (id) => `/rest/floors/${String(id)}`,
    body: (_, asking) => ({ remark: "x", ...more(asking) }),
    passes: ["limits", "caller", "lacking", "apiKey", "looking", "once", "right", "proof", "state"],
    told: ["apiKey", "looking", "right"],
    again: { proof: "done", state: "done" },
  },
  {
    title: "a list as plain REST",
    of: "floor",
    method: "GET",
    path: () => "/rest/floors",
    body: (_, asking) => more(asking),
    passes: ["caller", "lacking", "right", "limits"],
    told: [],
    again: {},
  },
  {
    title: "what a feature serves",
    of: "granting",
    method: "POST",
    path: () => "/rest/granting",
    body: (record, asking) => ({ record, ...more(asking) }),
    passes: ["limits", "caller", "lacking", "apiKey", "looking", "proof", "once", "right", "state"],
    told: [],
    again: { proof: "proof" },
  },
];
