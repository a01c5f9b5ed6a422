import { withAllFields } from "./allFields";
import { type Answer, answerOf } from "./answer";
import { post } from "./client";
import { payloadOf } from "./coerce";
import { consumeFirstList } from "./firstList";
import { authentication, can, host } from "./Host";
import { keepKnownParams } from "./keepKnownParams";
import { pagePositionOf, readList } from "./listAnswer";
import type { Call, Payload, TypedCall } from "./contract";
import { repeatWhilePostponed } from "./repeatWhilePostponed";
import { withRequestNumber } from "./withRequestNumber";
import { REQUEST_ID } from "./ownNames";

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** The server of a bearer-at call. */
  readonly address?: string | undefined;
  /** Milliseconds until a timeout. Default: 30 s. */
  readonly timeout?: number | undefined;
  /** The name of the resource, which selects more precise messages. */
  readonly context?: string | null | undefined;
  /** Whether the call creates something and must not run twice. It is sent with an id: see withRequestNumber.ts. */
  readonly once?: boolean | undefined;
  /** Whether the call changes nothing, although it is neither list nor get. Without a network, it fails at once. */
  readonly reads?: boolean | undefined;
  /** Whether the request is not counted as running. Without a network, it then fails at once. */
  readonly quiet?: boolean | undefined;
  /** Fields in the host's own form. They are sent in addition to the parameters. */
  readonly kept?: Payload | undefined;
  /** Whether to answer values as the host wrote them. */
  readonly asWritten?: boolean | undefined;
}

/**
 * Makes a call: converts the parameters to their types on the wire, sends them in the call's style, and answers data
 * and count. The type of `data` is not checked here, but the optional check of answers compares it with the definition.
 * @throws WireFailure
 */
export async function send<Data, Params extends object = Payload>(
  call: TypedCall<Data, Params>,
  params: Params,
  options?: SendOptions,
): Promise<Answer<Data>>;
export async function send(call: Call, params: Payload, options: SendOptions = {}): Promise<Answer<unknown>> {
  const { style, apiVersion, path, verb } = call;
  const whole = payloadOf(call.schema === undefined ? call : await withAllFields(call), params);
  const payload = keepKnownParams(call, whole);
  const { key, paging } = call;
  const form = { verb, key, paging, ...call.form };
  const { context = null } = options;
  const read = (answer: Answer<unknown>): Answer<unknown> =>
    verb === "list" ? readList(answer, { path, context, ...pagePositionOf(payload, paging) }) : answer;
  const perform = (body: Payload) =>
    repeatWhilePostponed(() => post(path, body, { ...options, style, apiVersion, form }), options.signal);
  const begun =
    verb === "list" && style === "bearer" && !host().dialect && !authentication()
      ? consumeFirstList(path, payload)
      : undefined;
  const arrived = await begun?.catch(() => undefined);
  if (arrived) return read(answerOf(arrived.status, arrived.text, path, context));
  const answer =
    options.once && can("once") && !(REQUEST_ID in payload)
      ? await withRequestNumber(JSON.stringify([path, payload]), (number) =>
          perform({ ...payload, [REQUEST_ID]: number }),
        )
      : await perform(payload);
  return read(answer);
}
