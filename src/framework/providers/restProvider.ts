// Definitions that say `call: rest` travel through ra-data-simple-rest; this is the client it calls.
import type { DataProvider } from "ra-core";
import simpleRestProvider from "ra-data-simple-rest";
import { fieldsOf } from "../wire/answer";
import { factsIn } from "../wire/readAnswer";
import { tokenFor } from "../wire/bearing";
import { exchange, headersOf } from "../wire/client";
import { config } from "../wire/config";
import { inFlight } from "../wire/inFlight";
import { numbered, REQUEST_HEADER } from "../wire/numbered";
import { session } from "../wire/session";
import { WireFailure } from "../wire/WireFailure";
import { type Describe, raiseHttpError } from "./raiseHttpError";
import type { Open } from "./reads";
import { recordOf, seenVersion } from "./records";

function parse(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws WireFailure: the body's code if it has one, else the HTTP status */
function check(status: number, json: unknown, path: string): void {
  if (status >= 200 && status < 300) {
    if (json === undefined) {
      throw new WireFailure({ reason: "notJson", code: status, path });
    }
    return;
  }
  const { code, data } = factsIn(json);
  if (status === 401) {
    session.end();
  }
  const reason =
    typeof code === "number" ? "answer" : status >= 500 ? "server" : json === undefined ? "notJson" : "answer";
  throw new WireFailure({ reason, code: typeof code === "number" ? code : status, path, fields: fieldsOf(data), data });
}

const client = (url: string, options: RequestInit = {}) =>
  inFlight.track(async () => {
    const headers = new Headers(options.headers);
    for (const [name, value] of Object.entries({
      "Content-Type": "application/json",
      ...headersOf("rest", tokenFor(url)),
    })) {
      headers.set(name, value);
    }
    const path = url.replace(/\?.*$/, "");
    const { signal, ...init } = options;
    const perform = async () => {
      const answer = await exchange(url, { ...init, headers }, path, { signal: signal ?? undefined });
      const json = parse(answer.text);
      check(answer.status, json, path);
      return { status: answer.status, headers: answer.headers, body: answer.text, json };
    };
    if (init.method !== "POST") return perform();
    return numbered(JSON.stringify([url, init.body]), (number) => {
      headers.set(REQUEST_HEADER, number);
      return perform();
    });
  });

type Method = (resource: string, params: object) => Promise<unknown>;

/** A change says which version of the record it is of. */
const versioned = (params: object): object => {
  const { data, previousData } = factsIn(params);
  return previousData === undefined ? params : { ...params, data: { ...factsIn(data), ...seenVersion(previousData) } };
};

/** Its failures become react-admin's errors, and `id` a copy of each record's key. */
export function restProvider(open: Open, describe: Describe): DataProvider {
  const provider = simpleRestProvider(`${config().base}/rest`, client);
  const keyed = async (resource: string, answer: unknown): Promise<unknown> => {
    const { key } = (await open(resource)).props;
    const { data, ...more } = factsIn(answer);
    const copy = (row: unknown) => (typeof row === "object" && row !== null ? recordOf(row, key) : row);
    return { ...more, data: Array.isArray(data) ? data.map(copy) : copy(data) };
  };
  return new Proxy(provider, {
    get(target, name) {
      const method: Method | undefined = Reflect.get(target, name);
      if (typeof method !== "function") {
        return method;
      }
      return async (resource: string, params: object) => {
        try {
          return await keyed(resource, await method(resource, name === "update" ? versioned(params) : params));
        } catch (error) {
          raiseHttpError(error, describe);
        }
      };
    },
  });
}
