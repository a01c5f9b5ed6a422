import { HttpError } from "ra-core";
import { factsIn } from "../wire/readAnswer";
import { WireFailure } from "../wire/WireFailure";

/** The message of a failure in the operator's language. */
export type Describe = (failure: WireFailure) => string;

/**
 * Turns the error of a call into react-admin's: a message for the toast, the code as status, and the refused fields in `body.errors`,
 * each as `{ message: key, args }`. Other errors, such as an abort by the caller, are passed on.
 */
export function raiseHttpError(error: unknown, describe: Describe): never {
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

/** For a record that does not exist: react-admin's pages expect 404. */
export function raiseMissing(): never {
  throw new HttpError("ra.notification.item_doesnt_exist", 404);
}
