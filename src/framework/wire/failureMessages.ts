// The messages that people read for a failure.
import { factsIn } from "./readAnswer";
import type { WireFailure } from "./WireFailure";

const UNKNOWN = "errors.0";

/** The contexts of a failure: from the platform, the caller and the refused fields. For keys such as 515.room. */
function contextsOf({ context, data, fields }: WireFailure): readonly string[] {
  const answered = factsIn(data).context;
  const named = [typeof answered === "string" ? answered : null, context, ...Object.keys(fields)];
  return named.filter((name) => name !== null);
}

/** Values for placeholders in the message: the code, `data.values` of the platform, and a count for plurals. */
export function messageValues({ code, data }: WireFailure): Readonly<Record<string, unknown>> {
  const given = factsIn(factsIn(data).values);
  const count = Object.values(given).find((value) => typeof value === "number");
  return { code, ...(count === undefined ? {} : { count }), ...given };
}

/** The host's own message, if errors.yaml lacks the code or only has its HTTP status. Otherwise "". */
export function messageIn(failure: WireFailure, key: string): string {
  const { said, isExact } = factsIn(failure.data);
  return (isExact === true || key.startsWith(UNKNOWN)) && typeof said === "string" ? said.trim() : "";
}

/** Message keys, the most precise first. People see the first key that has a translation. */
export function messageKeys(failure: WireFailure): readonly string[] {
  const { reason, code } = failure;
  switch (reason) {
    case "upload":
      return [
        ...contextsOf(failure).map((name) => `errors.${code}.${name}`),
        `errors.${code}.upload`,
        "errors.0.upload",
        UNKNOWN,
      ];
    case "answer":
      return [...contextsOf(failure).map((name) => `errors.${code}.${name}`), `errors.${code}`, UNKNOWN];
    default:
      return [`errors.${reason}`, UNKNOWN];
  }
}
