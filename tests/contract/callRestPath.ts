// Calls addresses below /rest that are not calls of definitions.
import { type Client, isRecord, type JsonRecord } from "./Client";

/** An answer with its HTTP status. If the answer is a list, it is in `body.rows`. */
export interface RestAnswer {
  readonly status: number;
  readonly body: JsonRecord;
}

/** @param path below /rest, with its slash. @param token null without a session */
export const callRestPath = async (
  client: Client,
  token: string | null,
  path: string,
  method = "GET",
  body?: JsonRecord,
): Promise<RestAnswer> => {
  const response = await client.fetch(`/rest${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  return { status: response.status, body: isRecord(json) ? json : { rows: json } };
};
