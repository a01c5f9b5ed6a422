// The platform's check of rows before they are imported.
import { isObject } from "../../../src/framework/wire/readAnswer";
import { valueAt } from "../../../src/framework/resource/valueAt";
import { rowCheckCall, makeRowConverter } from "./rowsImportCall";
import type { ValueChange, ValidRow, ImportMode, RowUpdate, RowVerdict } from "./ImportPlan";
import type { JobOptions } from "./JobOptions";

export interface VerdictRequest extends Pick<JobOptions, "importer" | "dataProvider" | "reasonOf"> {
  readonly mode: ImportMode;
}

const changesIn = (said: unknown): readonly ValueChange[] => {
  const changes = valueAt(said, "changes");
  const text = (one: unknown, name: string) => String(valueAt(one, name) ?? "");
  return Array.isArray(changes)
    ? changes.map((one) => ({ field: text(one, "field"), before: text(one, "before"), after: text(one, "after") }))
    : [];
};

/** The change that a row would make, if rows may change records. */
const updateIn = (said: unknown): RowUpdate | null => {
  const [state, key, version] = [valueAt(said, "state"), valueAt(said, "key"), valueAt(said, "version")];
  if (state === "created") return { is: "adds", changes: [] };
  if (state !== "changed" && state !== "same") return null;
  return {
    is: state === "changed" ? "changes" : "same",
    changes: changesIn(said),
    ...(typeof key === "string" || typeof key === "number" ? { key } : {}),
    ...(typeof version === "number" ? { version } : {}),
  };
};

/**
 * The results of checked rows. Rows that would only be added are left out, unless rows may change records. @throws
 * Error when the platform gives an answer in another form
 */
export const requestRowChecks = async (
  { importer, dataProvider, reasonOf, mode }: VerdictRequest,
  rows: readonly ValidRow[],
): Promise<readonly RowVerdict[]> => {
  const [call, send] = [rowCheckCall(importer), await makeRowConverter(importer.call, mode)];
  if (call === null) return [];
  const check = rows.map(({ record }) => send(record));
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const asked = mode === "add" ? { check } : { check, mode, zone };
  const { data } = await dataProvider.call(call, asked, { quiet: true });
  const checked = valueAt(data, "checked");
  if (!Array.isArray(checked) || checked.length !== rows.length) throw new Error("import.no_results");
  return checked.flatMap((one, place): readonly RowVerdict[] => {
    const [at, state, said] = [rows[place]?.at ?? -1, valueAt(one, "state"), valueAt(one, "reason")];
    const update = mode === "add" ? null : updateIn(one);
    if (update !== null) return [{ at, reason: null, update }];
    if (state === "exists") return [{ at, reason: null, there: String(valueAt(one, "msg") ?? "") }];
    if (state !== "refused") return [];
    const fields = valueAt(one, "fields");
    const reason = String(said || reasonOf(isObject(fields) ? fields : {}, String(valueAt(one, "msg") ?? "")));
    return [{ at, reason }];
  });
};
