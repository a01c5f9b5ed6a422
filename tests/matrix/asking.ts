// Makes calls as an account, and keeps the complete answers, so that two answers can be compared byte by byte.
import type { CallModel, ResourceModel } from "../../generator";
import { isRecord } from "../contract/Client";
import type { JsonRecord } from "../contract/Client";
import { askRest, readRest } from "../contract/restCalls";
import type { Person, World } from "./World";

export interface WholeAnswer {
  readonly code: number;
  readonly count: number;
  readonly rows: readonly JsonRecord[];
  /** Status, headers and body, with the requested key replaced by "<key>". */
  readonly text: string;
}

/** Headers that differ in every answer. */
const PASSING = new Set(["date", "content-length", "x-request-id"]);

const rowsIn = (data: unknown): readonly JsonRecord[] => [data].flat().filter(isRecord);

/** If the key is a usual word ("account"), sentences of the answer may also contain it. */
const patternOf = (key: string): RegExp =>
  /^[a-z]+$/.test(key) ? new RegExp(`(?<=")${key}(?=")`, "g") : new RegExp(`(?<![\\w-])${key}(?![\\w-])`, "g");

const hidden = (text: string, keys: readonly unknown[]): string =>
  keys.map(String).reduce((left, key) => left.replaceAll(patternOf(key), "<key>"), text);

export const askForWholeAnswer = async (
  { client, model, token }: World,
  person: Person,
  call: CallModel,
  params: JsonRecord,
  keys: readonly unknown[] = [],
): Promise<WholeAnswer> => {
  const options = {
    token: await token(person),
    style: call.style === "legacy" ? ("legacy" as const) : ("bearer" as const),
    apiVersion: call.apiVersion,
  };
  const isRest = call.style === "rest";
  const resource = model.resources.find(({ calls }) => calls.includes(call));
  const response = isRest
    ? await askRest(client, { key: resource?.key ?? "id" }, call, params, options)
    : await client.ask(call.path, { ...call.constants, ...params }, options);
  const body = await response.text();
  const answered: unknown = JSON.parse(body);
  const reply: unknown = isRest ? readRest(response, answered) : answered;
  const headers = [...response.headers].filter(([name]) => !PASSING.has(name)).sort();
  return {
    code: isRecord(reply) ? Number(reply.code) : 0,
    count: isRecord(reply) ? Number(reply.count) : 0,
    rows: isRecord(reply) && reply.code === 200 ? rowsIn(reply.data) : [],
    text: hidden(JSON.stringify([response.status, headers, body]), keys),
  };
};

/** The first difference between two answers. */
export const firstDifference = (one: WholeAnswer, other: WholeAnswer): string => {
  const at = [...one.text].findIndex((sign, index) => sign !== other.text[index]);
  return `${other.code} …${other.text.slice(Math.max(0, at - 20), at + 60)}`;
};

/** A key in the same format that no row has. */
export const missingKey = (resource: ResourceModel, like: unknown, taken: (key: unknown) => boolean): unknown => {
  if (typeof like !== "string") return 987_654_321;
  for (let at = like.length - 1; at >= 0; at -= 1)
    for (const sign of "0123456789ABCDEF") {
      if (!/[0-9A-F]/.test(like.charAt(at))) continue;
      const other = like.slice(0, at) + sign + like.slice(at + 1);
      if (!taken(other)) return other;
    }
  return `${like}x${resource.name}`.slice(-like.length);
};
