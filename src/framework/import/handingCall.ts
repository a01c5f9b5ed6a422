// The call that rows are handed in by, and by which they are followed and cancelled: import_add of their definition, else the one that
// host.yaml has for all of them.
import { withAllFields } from "../wire/allFields";
import { coerce, payloadOf } from "../wire/coerce";
import type { Call, Importer, Payload } from "../wire/contract";
import { bearer, legacy } from "../wire/calls";
import { host } from "../wire/Host";
import { TASK_CALLS } from "../wire/ownNames";

/** Null where they go one by one. */
export const handingCall = ({ call, handedAs }: Importer): Call | null => {
  // It declares the fields of a row; what is sent is the rows themselves.
  if (call.name === TASK_CALLS.addImport) return { ...call, fields: {} };
  const { rows } = host();
  if (rows === null || handedAs === undefined) return null;
  const { path, style, resource } = rows;
  const words = style === "legacy" ? legacy : bearer;
  return words.call(TASK_CALLS.addImport, path, {}, { constants: { [resource]: handedAs } });
};

/** A row as it travels: of add as if it went alone. */
export const asSent = async (call: Call): Promise<(record: Payload) => Payload> => {
  const whole = await withAllFields(call);
  if (call.verb === "add") return (record) => payloadOf(whole, record);
  return (record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        const coercion = whole.fields[name];
        return [name, coercion === undefined ? value : coerce(coercion, value)];
      }),
    );
};
