import { HttpError } from "ra-core";
import { factsIn } from "../wire/readAnswer";
import { WireFailure } from "../wire/WireFailure";

/** The message of a failure in the operator's language. */
export type DescribeFailure = (failure: WireFailure) => string;

/**
 * Turns the error of a call into one of react-admin: the message, the code as status, and refused fields in
 * `body.errors` as `{ message: key, args }`. Other errors, such as an abort by the caller, stay as they are.
 */
export function raiseHttpError(error: unknown, describe: DescribeFailure): never {
  if (!(error instanceof WireFailure)) {
    throw error;
  }
  const args = factsIn(factsIn(error.data).args);
  const refused = Object.entries(error.fields).map(([source, message]) => [
    source,
    { message, args: factsIn(args[source]) },
  ]);
  const body = { failure: error, ...(refused.length > 0 ? { errors: Object.fromEntries(refused) } : {}) };
  throw new HttpError(describe(error), error.code, body);
}

/** react-admin's pages expect 404 for a missing record. */
export function raiseMissing(): never {
  throw new HttpError("ra.notification.item_doesnt_exist", 404);
}
