import type { Answer } from "./answer";
import { post } from "./client";
import { payloadOf } from "./coerce";
import type { Call, Payload, TypedCall } from "./contract";

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Server of a bearer-at call. */
  readonly address?: string | undefined;
  /** Milliseconds; 30 s unless told otherwise. */
  readonly timeout?: number | undefined;
  /** A resource's name, for messages that differ by it. */
  readonly context?: string | null | undefined;
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
  const answer = await post(path, payloadOf(call, params), { ...options, style, apiVersion });
  return verb === "list" ? settled(answer) : answer;
}
