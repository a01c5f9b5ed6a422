// The client for definitions with `call: rest`, and for other resources under /rest. It uses ra-data-simple-rest.
import type { DataProvider } from "ra-core";
import simpleRestProvider from "ra-data-simple-rest";
import { refusedFieldsIn } from "../wire/answer";
import { factsIn, isObject, textIn } from "../wire/readAnswer";
import { tokenFor } from "../wire/tokenFor";
import { sendWithToken } from "../wire/sendWithToken";
import { exchange, headersOf } from "../wire/client";
import { readJson } from "../wire/exactJson";
import { can } from "../wire/Host";
import { config } from "../wire/config";
import { inFlight } from "../wire/inFlight";
import { readList } from "../wire/listAnswer";
import { repeatWhilePostponed } from "../wire/repeatWhilePostponed";
import { renewingSession } from "../wire/renewal";
import { withRequestNumber, REQUEST_HEADER } from "../wire/withRequestNumber";
import { session } from "../wire/session";
import * as token from "../wire/token";
import { WireFailure } from "../wire/WireFailure";
import { sendSave } from "../wire/sendSave";
import { sendThroughWrapper } from "./sends";
import { type DescribeFailure, raiseHttpError } from "./raiseHttpError";
import type { OpenResource } from "./reads";
import { sortedFields } from "../wire/sortKeys";
import { recordOf, recordsOf, versionParam } from "./records";
import { findCall } from "./registry";

/** @throws WireFailure with the code in the body, or with the HTTP status */
function check(status: number, json: unknown, path: string, endsSession: boolean): void {
  if (status >= 200 && status < 300) {
    if (json === undefined) {
      throw new WireFailure({ reason: "notJson", code: status, path });
    }
    return;
  }
  const { code, data } = factsIn(json);
  // A 401 for the token of an earlier account must not end the session of the current account.
  if (status === 401 && endsSession) {
    session.end();
  }
  const reason =
    typeof code === "number" ? "answer" : status >= 500 ? "server" : json === undefined ? "notJson" : "answer";
  throw new WireFailure({
    reason,
    code: typeof code === "number" ? code : status,
    path,
    fields: refusedFieldsIn(data),
    data,
  });
}

interface Manner {
  /** The token to use. Default: the current token when the request is sent. */
  readonly token?: () => string;
  /** Nobody waits for the request. So no overlay appears, and the request continues when the page is left. */
  readonly quiet?: boolean;
  /** The request is a POST that changes nothing. Without a network, it fails at once. */
  readonly reads?: boolean;
}

const clientOf =
  ({ token: given, quiet = false, reads = false }: Manner = {}) =>
  (url: string, options: RequestInit = {}) => {
    const attempt = async (held: string, isLast: boolean) => {
      const session = token.get();
      const headers = new Headers(options.headers);
      const own = { "Content-Type": "application/json", ...headersOf("rest", held) };
      for (const [name, value] of Object.entries(own)) headers.set(name, value);
      const path = url.replace(/\?.*$/, "");
      const { signal, ...init } = options;
      const perform = async () => {
        const manner = { signal: signal ?? undefined, keepalive: quiet };
        const answer = await exchange(url, { ...init, headers }, path, manner);
        const json = answer.text === "" ? {} : readJson(answer.text);
        check(answer.status, json, path, isLast && session === token.get());
        return { status: answer.status, headers: answer.headers, body: answer.text, json };
      };
      if (init.method !== "POST" || !can("once")) return perform();
      return withRequestNumber(JSON.stringify([url, init.body]), (number) => {
        headers.set(REQUEST_HEADER, number);
        return perform();
      });
    };
    const work = () => {
      const held = given?.() ?? token.get();
      return held === token.get() ? sendWithToken(url, attempt) : attempt(tokenFor(url, held), false);
    };
    if (quiet) return work();
    const send = () =>
      sendThroughWrapper(() => renewingSession(() => repeatWhilePostponed(() => inFlight.track(work), options.signal)));
    const { method = "GET" } = options;
    return reads || method === "GET" ? send() : sendSave(method === "POST", send);
  };

/** ra-data-simple-rest for the platform. It throws WireFailures. */
export const simpleRest = (manner: Manner = {}): DataProvider =>
  simpleRestProvider(`${config().base}/rest`, clientOf(manner));

type Method = (path: string, params: object) => Promise<unknown>;

/** For each method of react-admin, the call whose path it uses. Methods without an entry use the path of `list`. */
const CALLS: ReadonlyMap<string, string> = new Map([
  ["getOne", "get"],
  ["create", "add"],
  ["update", "set"],
  ["updateMany", "set"],
  ["delete", "del"],
  ["deleteMany", "del"],
]);

/** Methods that answer rows. The other methods for several records answer keys. */
const LISTS = new Set(["getList", "getMany", "getManyReference"]);

/** Adds the version of the record to a change. */
const withVersion = (params: object): object => {
  const { data, previousData } = factsIn(params);
  return previousData === undefined ? params : { ...params, data: { ...factsIn(data), ...versionParam(previousData) } };
};

/** Limits the order of a list to one field, if the platform cannot sort by several. */
const withOrder = (resource: string, params: object): object => {
  const { sort } = factsIn(params);
  const { field } = factsIn(sort);
  if (typeof field !== "string" || can("sorts", resource)) return params;
  return { ...params, sort: { ...factsIn(sort), field: sortedFields(field)[0] } };
};

/** Turns failures into react-admin's errors, and copies the key of each record to `id`. */
export function restProvider(open: OpenResource, describe: DescribeFailure): DataProvider {
  const provider = simpleRest();
  const keyed = async (resource: string, path: string, name: string, answer: unknown): Promise<unknown> => {
    const { props } = await open(resource);
    const { data, ...more } = factsIn(answer);
    if (!LISTS.has(name)) return { ...more, data: isObject(data) ? recordOf(data, props) : data };
    const rows = readList({ data, count: 0 }, { path, context: "view", page: 1, size: 0 });
    const { keyed: records, keyless } = recordsOf(rows.data, props);
    return { ...more, data: records, ...(keyless.length > 0 && { meta: { keyless } }) };
  };
  /** The path of the call, without /rest/, which ra-data-simple-rest adds. */
  const placeOf = async (resource: string, name: string): Promise<string> => {
    const { calls } = await open(resource);
    // An account that may list records may also read one, so `list` is used if there is no `get`.
    return (calls[CALLS.get(name) ?? "list"] ?? findCall(calls, resource, "list")).path.slice(1);
  };
  /** The body of `update`: the changed fields, or the whole record if the platform replaces records. */
  const changeOf = async (resource: string, params: object): Promise<object> => {
    if (can("merge", resource)) return params;
    const { id, data, previousData, meta } = factsIn(params);
    const { batch } = factsIn(meta);
    const [{ props, calls }, { keepHiddenValues }] = await Promise.all([open(resource), import("./unseen")]);
    const call = findCall(calls, resource, "set");
    const row = factsIn((await provider.getOne(await placeOf(resource, "getOne"), { id: textIn(id) })).data);
    const known = { row, seen: factsIn(previousData), sent: factsIn(data) };
    const change = { call, ...known, batch: isObject(batch) ? batch : {} };
    const { kept, sent } = await keepHiddenValues(props, change);
    return { ...params, data: { ...kept, ...sent } };
  };
  return new Proxy(provider, {
    get(target, name) {
      const method: Method | undefined = Reflect.get(target, name);
      if (typeof method !== "function") {
        return method;
      }
      return async (resource: string, params: object) => {
        try {
          const path = await placeOf(resource, String(name));
          return await keyed(
            resource,
            path,
            String(name),
            await method(
              path,
              name === "update" ? withVersion(await changeOf(resource, params)) : withOrder(resource, params),
            ),
          );
        } catch (error) {
          raiseHttpError(error, describe);
        }
      };
    },
  });
}
