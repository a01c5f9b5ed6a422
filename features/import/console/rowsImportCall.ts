// The call that takes many rows, reports progress and cancels the import: import_add of the definition, or the call for
// rows in host.yaml.
import { withAllFields } from "../../../src/framework/wire/allFields";
import { coerce, payloadOf } from "../../../src/framework/wire/coerce";
import type { Call, Importer, Payload } from "../../../src/framework/wire/contract";
import type { ImportMode } from "./ImportPlan";
import { styled } from "../../../src/framework/wire/calls";
import { can } from "../../../src/framework/wire/Host";
import { hostInside } from "../../../src/framework/wire/HostInside";
import { TASK_CALLS } from "../../../src/framework/wire/ownNames";

/** The call for rows in host.yaml, for rows of the resource with this name. */
const rowsCall = (name: string | undefined): Call | null => {
  const { rows } = hostInside();
  if (rows === null || name === undefined || !can("extensions")) return null;
  const { path, style, form, resource } = rows;
  return styled(style).call(TASK_CALLS.addImport, path, {}, { constants: { [resource]: name }, ...(form && { form }) });
};

/** Null when rows are sent one by one. */
export const rowsImportCall = ({ call, handedAs }: Importer): Call | null =>
  // import_add declares the fields of a row, but its parameter is a list of rows.
  call.name === TASK_CALLS.addImport ? { ...call, fields: {} } : rowsCall(handedAs);

/** The call that checks rows. Null if the platform has none. */
export const rowCheckCall = (importer: Importer): Call | null =>
  can("extensions") ? (rowsImportCall(importer) ?? rowsCall(importer.checkedAs)) : null;

/**
 * Converts a row for the wire, with the same fields as a single add. If rows may change records, empty values are not
 * sent, because they would clear values of the record.
 */
export const makeRowConverter = async (call: Call, mode: ImportMode = "add"): Promise<(record: Payload) => Payload> => {
  const whole = await withAllFields(call);
  if (call.verb === "add" && mode === "add") return (record) => payloadOf(whole, record);
  return (record) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        const coercion = whole.fields[name];
        return [name, coercion === undefined ? value : coerce(coercion, value)];
      }),
    );
};
