// The tools that read: records, sums and the history of a record, each as the account of the key sees them.
import type { ResourceModel } from "../../../generator";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import type { Row } from "../../../platform/framework/storage/Store";
import { isList } from "../../../platform/framework/records/personal";
import { Failure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";
import { queryOf } from "../../../platform/framework/wire/restQuery";
import { type Agent, callsOnResource, makeReadingCall, findReadingCall, findResource } from "./Agent";
import { AgentRefusal } from "./AgentRefusal";

const FEW = 20;
/** The number of records of each resource that a search answers. */
const FOUND = 5;
const NO_FIELDS = new Set(["q", "where", "zone"]);

/** @throws Refused for a filter by a field that the resource does not have, which the list would ignore */
export const checkFilters = ({ fields }: ResourceModel, filters: Row): void => {
  const names = new Set(fields.map(({ name }) => name));
  const wrong = Object.keys(filters).filter(
    (name) => !names.has(name) && !NO_FIELDS.has(name) && !names.has(name.replace(/_(begin|end|within)$/, "")),
  );
  if (wrong.length > 0) throw new AgentRefusal("agents.no_field", { names: wrong.join(", ") });
};

const rowsOf = (data: unknown): readonly Row[] => (isList(data) ? data.filter(isObject) : []);

const picked = (row: Row, names: readonly string[] | undefined): Row =>
  names === undefined ? row : Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

export interface AgentListRequest {
  readonly resource: string;
  readonly filters?: Row | undefined;
  readonly text?: string | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly descending?: boolean | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

export const listRecords = async (agent: Agent, asked: AgentListRequest): Promise<Row> => {
  const { filters = {}, text, fields, sort, descending = false, page = 1, size = FEW } = asked;
  const resource = findResource(agent, asked.resource);
  const call = findReadingCall(agent, resource, "list");
  checkFilters(resource, filters);
  const order = sort === undefined ? {} : { sort_field: sort, sort_order: descending ? "desc" : "asc" };
  const params = { ...filters, ...(text ? { q: text } : {}), ...order, [call.paging]: page, page_size: size };
  const { data, count } = await makeReadingCall(agent, resource, call, params);
  const rows = rowsOf(data);
  const names = fields === undefined ? undefined : [...new Set([resource.key, ...fields])];
  return { total: count ?? rows.length, page, records: rows.map((row) => picked(row, names)) };
};

export const getRecord = async (agent: Agent, name: string, key: string | number): Promise<unknown> => {
  const resource = findResource(agent, name);
  const call = findReadingCall(agent, resource, "get");
  return (await makeReadingCall(agent, resource, call, { [resource.key]: key })).data;
};

/** Searches the lists of all resources with fields to search, or of one. */
export const searchRecords = async (agent: Agent, text: string, name?: string): Promise<readonly Row[]> => {
  const { model } = agent.request.platform;
  const all = name === undefined ? model.resources : [findResource(agent, name)];
  const found: Row[] = [];
  for (const resource of all) {
    const isListed = callsOnResource(agent, resource).some(({ verb }) => verb === "list");
    if (!isListed || (resource.search.length === 0 && name === undefined)) continue;
    const { records, total } = await listRecords(agent, {
      resource: resource.name,
      text,
      fields: [resource.title, ...resource.search],
      size: FOUND,
    });
    if (rowsOf(records).length > 0) found.push({ resource: resource.name, total, records });
  }
  return found;
};

const served = ({ visit }: Agent, name: string): RestHandler => {
  const handler = visit.serves[name];
  if (handler === undefined) throw new Failure(404);
  return handler;
};

/** Answered by the feature `sums`. */
export const sumRecords = async (
  agent: Agent,
  { resource: name, filters = {}, ...asked }: Row & { resource: string; filters?: Row | undefined },
): Promise<unknown> => {
  const resource = findResource(agent, name);
  checkFilters(resource, filters);
  return served(agent, "sums").add?.(agent.request, { ...asked, resource: name, filters });
};

/** Answered by the feature `history`. */
export const readHistory = async (agent: Agent, name: string, key: string | number): Promise<unknown> => {
  const { request } = agent;
  const resource = findResource(agent, name);
  const asked = { filter: { of: resource.name, record: key }, sort: ["id", "DESC"], range: [0, FEW - 1] };
  const answer = await served(agent, "history").list?.(request, queryOf(asked, request.platform.limits));
  return answer?.rows ?? [];
};
