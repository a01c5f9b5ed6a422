import type { z } from "zod/mini";
import type { Call, Coercions, Loader } from "./contract";

/** The schema is loaded only when it is needed, and zod with it. */
const trimmed =
  (schema: Loader<z.core.$ZodObject>, missing: readonly string[]): Loader<z.core.$ZodObject> =>
  async () => {
    const [of, { withoutFields }] = await Promise.all([schema(), import("../../../shared/schema/withoutFields")]);
    return withoutFields(of, missing);
  };

const left = (fields: Coercions, missing: readonly string[]): Coercions =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !missing.includes(name)));

/** Removes fields that the platform lacks from calls about whole records. Parameters of actions stay. */
export const callWithout = (call: Call, missing: readonly string[]): Call =>
  missing.length === 0 || call.verb === "action"
    ? call
    : {
        ...call,
        fields: left(call.fields, missing),
        ...(call.schema && { schema: trimmed(call.schema, missing) }),
      };
