import { HttpError } from "ra-core";
import { factsIn } from "../wire/readAnswer";
import { WireFailure } from "../wire/WireFailure";

/** The words of a failure, in the operator's language. */
export type Describe = (failure: WireFailure) => string;

/**
 * Turns what a call raised into what react-admin shows: a message to toast, the code as status, and in `body.errors` which
 * fields were refused, each as `{ message: key, args }`. Anything else, a caller's abort above all, passes as it is.
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

/** A record that is no longer there: 404 is what react-admin's pages know. */
export function raiseMissing(): never {
  throw new HttpError("ra.notification.item_doesnt_exist", 404);
}
