// Sends calls of definitions with `call: rest` as plain REST, and reads their answers like those of other calls.
import type { CallModel, ResourceModel } from "../../generator";
import { isRecord, type CallOptions, type Client, type JsonRecord, type Reply } from "./Client";

type Called = Pick<CallModel, "verb" | "path">;

const METHODS: Readonly<Record<CallModel["verb"], string>> = {
  list: "GET",
  get: "GET",
  add: "POST",
  set: "PUT",
  del: "DELETE",
  action: "POST",
};

const queryOf = ({ page_index, page_no, page_size, sort_field, sort_order, ...filter }: JsonRecord): string => {
  const [page, size] = [Number(page_index ?? page_no ?? 1), Number(page_size ?? 10)];
  const range = [(page - 1) * size, page * size - 1];
  const sort = sort_field === undefined ? [] : [["sort", [sort_field, String(sort_order ?? "asc").toUpperCase()]]];
  const parts = [["filter", filter], ["range", range], ...sort];
  return new URLSearchParams(parts.map(([name, value]) => [String(name), JSON.stringify(value)])).toString();
};

/** Sends a call as a REST request. Answers the HTTP response with its headers. */
export const askRest = (
  client: Client,
  { key }: Pick<ResourceModel, "key">,
  { verb, path }: Called,
  params: JsonRecord,
  { token = null, language = "en" }: CallOptions = {},
): Promise<Response> => {
  const { [key]: record, ...rest } = params;
  const isOne = verb === "get" || verb === "set" || verb === "del";
  const place = verb === "list" ? `?${queryOf(params)}` : isOne ? `/${encodeURIComponent(String(record ?? "-"))}` : "";
  const { request_id, ...body } = verb === "add" ? params : rest;
  const headers = {
    "content-type": "application/json",
    "accept-language": language,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(typeof request_id === "string" ? { "idempotency-key": request_id } : {}),
  };
  const isBare = METHODS[verb] === "GET" || METHODS[verb] === "DELETE";
  return client.fetch(`/rest${path}${place}`, {
    method: METHODS[verb],
    headers,
    ...(isBare ? {} : { body: JSON.stringify(body) }),
  });
};

/** The answer in the form of other calls. */
export const readRest = (response: Response, body: unknown): Reply => {
  const total = response.headers.get("content-range")?.split("/").at(-1);
  if (response.status === 200) return { code: 200, data: body, count: Number(total ?? 1) };
  const { code, data = null, message } = isRecord(body) ? body : {};
  return { code: Number(code ?? response.status), data, count: 0, msg: String(message ?? "") };
};

export const callRest = async (
  client: Client,
  resource: Pick<ResourceModel, "key">,
  call: Called,
  params: JsonRecord = {},
  options: CallOptions = {},
): Promise<Reply> => {
  const response = await askRest(client, resource, call, params, options);
  return readRest(response, await response.json());
};
