// `plan_change` says what a change would do, and `do_change` makes exactly that change (ADR 120). A plan is a note of the
// platform: it belongs to one key, is valid for ten minutes, and has the versions of the records that the agent saw.
import { randomBytes } from "node:crypto";
import { hashToken } from "../../../platform/framework/access/sessions";
import type { Reply } from "../../../platform/framework/door/door";
import { addNote, consumeNote, readNote } from "../../../platform/framework/storage/bookkeeping";
import type { Row } from "../../../platform/framework/storage/Store";
import { VERSION } from "../../../platform/framework/storage/Table";
import { isObject } from "../../../platform/framework/wire/readJson";
import { type Agent, agentTarget, callThroughDoor, declaredCallOf } from "./Agent";
import {
  type AgentChange,
  hashOfChange,
  type ChangeRequest,
  readChange,
  requestsOf,
  type SentChange,
} from "./AgentChange";
import { AgentRefusal, refusalSentence } from "./AgentRefusal";
import { type CallTrialResult, tryCall } from "./tryCall";
import { agentText, type AgentWord } from "./words";

const LIFETIME = 600;
const BYTES = 12;

const noteOf = ({ request: { token } }: Agent, plan: string): string => `agent plan:${hashToken(`${token}\n${plan}`)}`;

interface Outcome<Of> {
  readonly keys: ChangeRequest["keys"];
  readonly done?: Of;
  readonly refused?: string;
}

/** Makes the requests one after another. @throws the refusal of a single request, so that it becomes the answer */
const each = async <Of>(agent: Agent, change: AgentChange, work: (one: ChangeRequest, at: number) => Promise<Of>) => {
  const { platform, language } = agent.request;
  const outcomes: Outcome<Of>[] = [];
  const requests = requestsOf(change);
  for (const [at, one] of requests.entries())
    try {
      outcomes.push({ keys: one.keys, done: await work(one, at) });
    } catch (error) {
      if (requests.length === 1) throw error;
      const telling = { model: platform.model, language, failed: agent.visit.failed };
      outcomes.push({ keys: one.keys, refused: refusalSentence(telling, error, change.resource) });
    }
  return outcomes;
};

const tried = async (
  agent: Agent,
  { resource, call }: AgentChange,
  { params }: ChangeRequest,
): Promise<CallTrialResult> => {
  const called = declaredCallOf(agent, resource, call);
  const trials: CallTrialResult[] = [];
  const run = async (request: Agent["request"]): Promise<Reply> => {
    trials.push(await tryCall(called, request));
    return { data: null, isTrial: true };
  };
  await callThroughDoor(agent, params, null, { ...agentTarget(agent, called, params), once: null, run });
  const [trial] = trials;
  if (trial === undefined) throw new Error("The door did not run the trial.");
  return trial;
};

/** How the change is undone, in words. */
const undoOf = ({ call }: AgentChange, isTried: boolean): AgentWord => {
  if (call.reads) return "agents.undo.nothing";
  if (call.verb === "add") return "agents.undo.add";
  if (call.verb === "del") return "agents.undo.del";
  return isTried ? "agents.undo.set" : "agents.undo.unknown";
};

/** The versions of the tried records, for the plan: a record that somebody changed in the meantime is then refused. */
const versionsIn = (outcomes: readonly Outcome<CallTrialResult>[]): readonly unknown[] =>
  outcomes.map(({ done }) => done?.records[0]?.version ?? null);

export const planChange = async (agent: Agent, sent: SentChange): Promise<Row> => {
  const change = readChange(agent, sent);
  const { platform, language } = agent.request;
  const outcomes = await each(agent, change, (one) => tried(agent, change, one));
  const refused = outcomes.filter((one) => one.refused !== undefined);
  if (refused.length > 0)
    throw new AgentRefusal("agents.some_refused", {
      reasons: refused.map((one) => `${one.keys.join()}: ${one.refused}`).join("\n"),
    });
  const isTried = outcomes.every(({ done }) => done?.tried === true);
  const plan = randomBytes(BYTES).toString("base64url");
  const note = JSON.stringify({
    content: hashOfChange(change),
    versions: change.call.verb === "set" ? versionsIn(outcomes) : [],
  });
  await addNote(platform.store.db, noteOf(agent, plan), note, platform.now(), LIFETIME);
  const { call } = change;
  const said = [call.question, call.follows].flatMap((words) => (words === null ? [] : [words[language]]));
  return {
    plan,
    valid_for_seconds: LIFETIME,
    would_change: outcomes.flatMap(({ done }) => done?.records.map(({ key, changes }) => ({ key, changes })) ?? []),
    also_changes: outcomes.flatMap(({ done }) => done?.also ?? []),
    notes: [...(isTried ? [] : [agentText(language, "agents.not_tried")]), ...said],
    undo: agentText(language, undoOf(change, isTried)),
    next: agentText(language, "agents.next"),
  };
};

/** The named plan. @throws Refused if no plan is named, if it has ended, or if it is the plan of another change */
const planOf = async (agent: Agent, change: AgentChange, plan: string | undefined, isRepeatable: boolean) => {
  if (plan === undefined || plan === "") throw new AgentRefusal("agents.no_plan");
  const { platform } = agent.request;
  const { db } = platform.store;
  const text = await readNote(db, noteOf(agent, plan), platform.now());
  const note: unknown = text === null ? null : JSON.parse(text);
  if (!isObject(note)) throw new AgentRefusal("agents.plan_ended");
  if (note.content !== hashOfChange(change)) throw new AgentRefusal("agents.other_plan");
  // Without an id for its request, a call could run twice. Only one of two concurrent calls gets the note.
  if (!isRepeatable && (await consumeNote(db, noteOf(agent, plan), platform.now())) === null)
    throw new AgentRefusal("agents.plan_ended");
  return { plan, versions: Array.isArray(note.versions) ? note.versions : [] };
};

/** Repeating it with the same plan answers the first answer, and changes nothing again. */
export const doChange = async (
  agent: Agent,
  { plan: given, ...sent }: SentChange & { plan?: string | undefined },
): Promise<Row> => {
  const change = readChange(agent, sent);
  const called = declaredCallOf(agent, change.resource, change.call);
  const isRepeatable = requestsOf(change).every(({ params }) => agentTarget(agent, called, params).once !== null);
  const { plan, versions } = await planOf(agent, change, given, isRepeatable);
  const outcomes = await each(agent, change, async ({ params }, at) => {
    const version: unknown = versions[at] ?? null;
    const full = version === null ? params : { ...params, [VERSION.count]: version };
    const { data } = await callThroughDoor(
      agent,
      full,
      isRepeatable ? `${plan}.${at}` : null,
      agentTarget(agent, called, full),
    );
    return data ?? null;
  });
  return {
    done: outcomes.filter((one) => one.refused === undefined).map(({ keys, done }) => ({ keys, answer: done })),
    refused: outcomes.flatMap(({ keys, refused }) => (refused === undefined ? [] : [{ keys, why: refused }])),
  };
};
