import { readFlag } from "../../../shared/schema/readFlag";
import type { Call, WireType, Payload } from "./contract";
import { can, host } from "./Host";
import { isLongInteger } from "../../../shared/schema/readNumber";
import { withOriginalNumbers, WrittenNumber } from "./exactJson";

function toNumber(value: unknown): number {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
}

function toInteger(value: unknown): number | WrittenNumber {
  if (isLongInteger(value)) return new WrittenNumber(value);
  const integer = Math.trunc(toNumber(typeof value === "object" ? 0 : value));
  return Number.isSafeInteger(integer) ? integer : 0;
}

function toText(value: unknown): string {
  if (value === undefined || value === null) {
    return "";
  }
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const coercions: Readonly<Record<WireType, (value: unknown) => unknown>> = {
  integer: toInteger,
  number: (value) => toNumber(typeof value === "object" ? 0 : value),
  text: toText,
  boolean: (value) => (readFlag(value) === true ? 1 : 0),
  json: toText,
  list: (value) =>
    Array.isArray(value)
      ? value.map(withOriginalNumbers)
      : value === undefined || value === null || value === ""
        ? []
        : [value],
};

/** The value of a field as it is sent (specification, point 5): a missing number becomes 0, a missing text "". */
export const coerce = (coercion: WireType, value: unknown): unknown => coercions[coercion](value);

const isGiven = (value: unknown): boolean => value !== undefined;
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** The value for a platform that has other empty values than 0 and "". Undefined if the field must not be sent. */
const sentAs = (coercion: WireType, value: unknown, verb: Call["verb"]): unknown => {
  const { empty = "zero" } = host().dialect ?? {};
  const isNone = isEmpty(value) || (verb !== "set" && Array.isArray(value) && value.length === 0);
  if (empty === "zero" || !isNone) return coerce(coercion, value);
  // This platform keeps the value of a field that is not sent. So an emptied field must be sent.
  return empty === "null" || (verb === "set" && can("merge")) ? null : undefined;
};

/**
 * The payload of a call. add and actions send every declared field. set sends its key and the given fields. list, get
 * and del send only given fields. react-admin's `id` is sent only if it is the key. Undefined removes a field.
 */
export function payloadOf(call: Call, params: Payload): Payload {
  const declared = Object.entries(call.fields);
  const whole = call.verb === "add" || call.verb === "action";
  const sent: Record<string, unknown> = {};
  for (const [name, coercion] of declared) {
    if (whole || isGiven(params[name])) {
      sent[name] = sentAs(coercion, params[name], call.verb);
    }
  }
  if (call.verb === "list" || call.verb === "get" || call.verb === "del" || declared.length === 0) {
    Object.assign(
      sent,
      Object.fromEntries(
        Object.entries(params).flatMap(([name, value]) =>
          isGiven(value) && !(name in sent) ? [[name, withOriginalNumbers(value)]] : [],
        ),
      ),
    );
  } else if (call.verb === "set" && isGiven(params[call.key]) && !(call.key in sent)) {
    sent[call.key] = withOriginalNumbers(params[call.key]);
  }
  return { ...sent, ...call.constants };
}
