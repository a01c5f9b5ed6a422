// A change that an agent wants to make: a call, the records, and the values. Each request of it passes the door.
import { type CallModel, type ResourceModel, TASK_CALLS } from "../../../generator";
import { hashToken } from "../../../platform/framework/access/sessions";
import type { Row } from "../../../platform/framework/storage/Store";
import { isObject } from "../../../platform/framework/wire/readJson";
import { type Agent, callsOnResource, findResource } from "./Agent";
import { isForPeople } from "./isForPeople";
import { checkFilters } from "./reading";
import { AgentRefusal } from "./AgentRefusal";

export interface SentChange {
  readonly resource: string;
  readonly call: string;
  readonly keys?: readonly (string | number)[] | undefined;
  readonly values?: Row | undefined;
}

export interface AgentChange {
  readonly resource: ResourceModel;
  readonly call: CallModel;
  readonly keys: readonly (string | number)[];
  readonly values: Row;
}

/** The parameters of one request, and the records that it is about. */
export interface ChangeRequest {
  readonly keys: readonly (string | number)[];
  readonly params: Row;
}

const isPerRecord = ({ verb, on }: CallModel): boolean => verb === "set" || (verb === "action" && on !== "bulk");

const mustNameRecords = ({ verb, on }: CallModel): boolean =>
  verb === "set" || verb === "del" || on === "row" || on === "record" || on === "bulk";

/** @throws Refused for values that the call does not take. An export takes the filters of the list. */
const checkValues = ({ request: { platform } }: Agent, resource: ResourceModel, call: CallModel, values: Row): void => {
  const { verb, params } = call;
  const stores = verb === "add" || verb === "set";
  const names = stores ? [...(platform.schemas.get(resource.name)?.keys() ?? [])] : params.map(({ name }) => name);
  const known = new Set(names.filter((name) => verb === "add" || name !== resource.key));
  const wrong = Object.keys(values).filter((name) => !known.has(name));
  if (call.name === TASK_CALLS.addExport) checkFilters(resource, values);
  else if (wrong.length > 0) throw new AgentRefusal("agents.not_taken", { call: call.name, names: wrong.join(", ") });
};

/** @throws Refused if no such call exists, only people may make it, or it does not take these values */
export const readChange = (
  agent: Agent,
  { resource: name, call: called, keys = [], values = {} }: SentChange,
): AgentChange => {
  const resource = findResource(agent, name);
  const call = resource.calls.find((one) => one.name === called && one.verb !== "list" && one.verb !== "get");
  if (call === undefined) {
    const calls = callsOnResource(agent, resource).filter(({ verb }) => verb !== "list" && verb !== "get");
    throw new AgentRefusal("agents.no_call", { name: called, calls: calls.map((one) => one.name).join(", ") });
  }
  checkValues(agent, resource, call, values);
  if (isForPeople(agent.request.platform.model, resource, call, values)) throw new AgentRefusal("agents.for_people");
  if (mustNameRecords(call) && keys.length === 0) throw new AgentRefusal("agents.keys");
  return { resource, call, keys: [...new Set(keys)], values };
};

/** Deletions and calls for many records take all keys at once, and do all or nothing. Others are made for each record. */
export const requestsOf = ({ resource: { key }, call, keys, values }: AgentChange): readonly ChangeRequest[] => {
  if (keys.length === 0) return [{ keys, params: values }];
  if (!isPerRecord(call)) return [{ keys, params: { ...values, [key]: keys } }];
  return keys.map((one) => ({ keys: [one], params: { ...values, [key]: one } }));
};

/** Sorts the names of objects, so that equal changes have equal texts. */
const sorted = (_name: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Identifies the content of a change. */
export const hashOfChange = ({ resource, call, keys, values }: AgentChange): string =>
  hashToken(JSON.stringify([resource.name, call.name, keys, values], sorted));
