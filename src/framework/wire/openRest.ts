// Calls under /rest without a session, for the second step of signing in.
import { parseJson } from "../../../shared/schema/parseJson";
import { refusedFieldsIn } from "./answer";
import { exchange, headersOf } from "./client";
import { config } from "./config";
import type { Payload } from "./contract";
import { factsIn } from "./readAnswer";
import { WireFailure } from "./WireFailure";

const SUCCESS = 200;

/** @throws WireFailure */
export const postWithoutSession = async (path: string, body: Payload): Promise<unknown> => {
  const headers = { "Content-Type": "application/json", ...headersOf("rest", "") };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const { status, text } = await exchange(`${config().base}${path}`, init, path);
  const json = parseJson(text);
  if (status === SUCCESS) return json;
  const { code: refused, data } = factsIn(json);
  if (typeof refused !== "number") throw new WireFailure({ reason: "server", code: status, path });
  throw new WireFailure({ reason: "answer", code: refused, path, fields: refusedFieldsIn(data), data });
};
