import { withAllFields } from "./allFields";
import { type Answer, answerOf } from "./answer";
import { post } from "./client";
import { payloadOf } from "./coerce";
import { takeFirstList } from "./firstList";
import { authentication, can, host } from "./Host";
import { knownParams } from "./knownParams";
import { placeOf, readList } from "./listAnswer";
import type { Call, Payload, TypedCall } from "./contract";
import { patiently } from "./patiently";
import { withRequestNumber } from "./withRequestNumber";
import { REQUEST_ID } from "./ownNames";

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** The server of a bearer-at call. */
  readonly address?: string | undefined;
  /** Milliseconds. Default: 30 s. */
  readonly timeout?: number | undefined;
  /** The name of the resource, for messages that differ between resources. */
  readonly context?: string | null | undefined;
  /** The call creates something that must not be created twice. It is sent with a number: see numbered.ts. */
  readonly once?: boolean | undefined;
  /** The call changes nothing, although it is neither a list nor a record. It fails at once without a network. */
  readonly reads?: boolean | undefined;
  /** The request is not counted as running, and fails at once without a network. */
  readonly quiet?: boolean | undefined;
  /** Fields that are sent as the host wrote them, in addition to the parameters. */
  readonly kept?: Payload | undefined;
  /** Values are answered as the host wrote them. */
  readonly asWritten?: boolean | undefined;
}

/**
 * Performs a call: coerces the parameters as the call declares, sends them in its style, and answers data and count.
 * The type of `data` is not checked here. The optional response check compares it with the definition.
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
  const payload = knownParams(call, whole);
  const { key, paging } = call;
  const form = { verb, key, paging, ...call.form };
  const { context = null } = options;
  const read = (answer: Answer<unknown>): Answer<unknown> =>
    verb === "list" ? readList(answer, { path, context, ...placeOf(payload, paging) }) : answer;
  const perform = (body: Payload) =>
    patiently(() => post(path, body, { ...options, style, apiVersion, form }), options.signal);
  const begun =
    verb === "list" && style === "bearer" && !host().dialect && !authentication()
      ? takeFirstList(path, payload)
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
