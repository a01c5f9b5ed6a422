import { coercionsOf } from "../schema/facts";
import type { Call } from "./contract";

/** The call with all of its fields: those that its schema has too. */
export const withAllFields = async (call: Call): Promise<Call> =>
  call.schema === undefined ? call : { ...call, fields: { ...coercionsOf(await call.schema()), ...call.fields } };
