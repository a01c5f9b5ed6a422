import { type CallModel, kindOf, type Model, type ResourceModel } from "../../../generator";
import type { Row } from "../../../platform/framework/storage/Store";

type Facts = Pick<CallModel, "verb" | "danger" | "amount" | "params" | "constants" | "reads">;

/**
 * Whether a call moves money or ends something, so that only a person may make it, in the console. The definition shows
 * this by the call, by an amount on its button, by an amount that it sends, or by a value that it sets. The door also
 * refuses calls with a proof of identity.
 */
export const isForPeople = (
  { enums }: Pick<Model, "enums">,
  { fields }: Pick<ResourceModel, "fields">,
  { verb, danger, amount, params, constants, reads }: Facts,
  values: Row,
): boolean => {
  if (reads) return false;
  const sendsMoney = params.some((field) => !field.readonly && kindOf(field).storage(field) === "cents");
  if (danger || amount !== null || (verb === "action" && sendsMoney)) return true;
  return Object.entries({ ...values, ...constants }).some(([name, value]) => {
    const of = fields.find((field) => field.name === name)?.options.enum;
    const chosen = enums.find((one) => one.name === of)?.values.find((one) => String(one.value) === String(value));
    return chosen?.danger === true;
  });
};
