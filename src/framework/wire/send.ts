import { withAllFields } from "./allFields";
import type { Answer } from "./answer";
import { post } from "./client";
import { payloadOf } from "./coerce";
import type { Call, Payload, TypedCall } from "./contract";
import { numbered } from "./numbered";
import { REQUEST_ID } from "./ownNames";

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Server of a bearer-at call. */
  readonly address?: string | undefined;
  /** Milliseconds; 30 s unless told otherwise. */
  readonly timeout?: number | undefined;
  /** A resource's name, for messages that differ by it. */
  readonly context?: string | null | undefined;
  /** Makes something, which must not be made twice: sent with a number of its own. */
  readonly once?: boolean | undefined;
  /** Not counted among the calls in flight. */
  readonly quiet?: boolean | undefined;
}

/** Rows that are none (null, an object) are an empty list: a screen must not fall over an answer without data. */
function settled(answer: Answer<unknown>): Answer<unknown> {
  const rows: unknown[] = Array.isArray(answer.data)
    ? answer.data.filter((row) => typeof row === "object" && row !== null)
    : [];
  return { data: rows, count: Math.max(answer.count, rows.length) };
}

/**
 * Performs a call: coerces the parameters as the call declares, sends them in its style, answers data and count.
 * That `data` is what the definition says is taken on trust here; the optional response check is what compares.
 * @throws WireFailure
 */
export async function send<Data, Params extends object = Payload>(
  call: TypedCall<Data, Params>,
  params: Params,
  options?: SendOptions,
): Promise<Answer<Data>>;
export async function send(call: Call, params: Payload, options: SendOptions = {}): Promise<Answer<unknown>> {
  const { style, apiVersion, path, verb } = call;
  const payload = payloadOf(call.schema === undefined ? call : await withAllFields(call), params);
  const perform = (body: Payload) => post(path, body, { ...options, style, apiVersion });
  const answer =
    options.once && !(REQUEST_ID in payload)
      ? await numbered(JSON.stringify([path, payload]), (number) => perform({ ...payload, [REQUEST_ID]: number }))
      : await perform(payload);
  return verb === "list" ? settled(answer) : answer;
}
