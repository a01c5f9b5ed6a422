import { coercionsOf } from "../../../shared/schema/facts";
import type { Call } from "./contract";

/** The call with all its fields, including fields that only its schema has. */
export const withAllFields = async (call: Call): Promise<Call> =>
  call.schema === undefined ? call : { ...call, fields: { ...coercionsOf(await call.schema()), ...call.fields } };
