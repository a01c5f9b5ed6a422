// What people read of a failure.
import type { WireFailure } from "./WireFailure";

const UNKNOWN = "errors.0";

/** What the platform, the caller and the refused fields say it is about, in this order: 409.user_name, 515.room. */
function contextsOf({ context, data, fields }: WireFailure): readonly string[] {
  const told: unknown = typeof data === "object" && data !== null && "context" in data ? data.context : null;
  const named = [typeof told === "string" ? told : null, context, ...Object.keys(fields)];
  return named.filter((name) => name !== null);
}

/** What fills the placeholders of the message: the code, and what the platform names in `data.values`; how many they are, for plurals. */
export function messageValues({ code, data }: WireFailure): Readonly<Record<string, unknown>> {
  const values: unknown = typeof data === "object" && data !== null && "values" in data ? data.values : null;
  const given = typeof values === "object" && values !== null ? values : {};
  const count = Object.values(given).find((value) => typeof value === "number");
  return { code, ...(count === undefined ? {} : { count }), ...given };
}

/** Message keys from the most to the least exact: the first one a language has words for is what people read. */
export function messageKeys(failure: WireFailure): readonly string[] {
  const { reason, code } = failure;
  switch (reason) {
    case "upload":
      return [`errors.${code}.upload`, "errors.0.upload", UNKNOWN];
    case "answer":
      return [...contextsOf(failure).map((name) => `errors.${code}.${name}`), `errors.${code}`, UNKNOWN];
    default:
      return [`errors.${reason}`, UNKNOWN];
  }
}
