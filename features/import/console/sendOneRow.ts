// Sends one row as a form would: it adds a record, or changes one.
import { isObject } from "../../../src/framework/wire/readAnswer";
import { valueAt } from "../../../src/framework/resource/valueAt";
import { requestRowChecks } from "./requestRowChecks";
import type { ValidRow, RowOutcome, RowUpdate } from "./ImportPlan";
import { isRefusalAnswer } from "./isAnswer";
import type { SendContext } from "./SendContext";
import { applyDefaults } from "./applyDefaults";

const EXISTS = "invalid.exists";

/**
 * The change that a row would make, from the preview or a new check. If there is nothing to do, the outcome of the row.
 */
const updateOf = async (sending: SendContext, row: ValidRow): Promise<RowUpdate | RowOutcome> => {
  const { mode = "add" } = sending.announced;
  if (mode === "add") return { is: "adds", changes: [] };
  if (row.update !== undefined) return row.update;
  const [said] = await requestRowChecks({ ...sending, mode }, [row]);
  if (said?.update !== undefined) return said.update;
  return { at: row.at, state: "refused", reason: said?.reason ?? "" };
};

const send = async (sending: SendContext, { at, record }: ValidRow, { is, key, version, changes }: RowUpdate) => {
  const { dataProvider, importer, announced } = sending;
  if (is === "same") return { at, state: "same" } as const;
  if (is === "adds" || key === undefined || importer.checkedAs === undefined) {
    const added = announced.mode === undefined ? record : applyDefaults(importer, record);
    await dataProvider.call(importer.call, added, { once: true });
    return { at, state: "created" } as const;
  }
  const data = Object.fromEntries(changes.map(({ field }) => [field, record[field]]));
  const previousData = { id: key, ...(version === undefined ? {} : { row_version: version }) };
  await dataProvider.update(importer.checkedAs, { id: key, data, previousData, meta: { batch: announced } });
  return { at, state: "changed" } as const;
};

/** @throws what the data provider throws, except for a refusal of the row */
export const sendOneRow = async (sending: SendContext, row: ValidRow): Promise<RowOutcome> => {
  const { importer, reasonOf } = sending;
  const { at } = row;
  try {
    const update = await updateOf(sending, row);
    return "state" in update ? update : await send(sending, row, update);
  } catch (error) {
    // Without an answer or a session, the failure is not about this row.
    if (!isRefusalAnswer(error)) throw error;
    const found = valueAt(error, "body.failure.fields");
    const fields = isObject(found) ? found : {};
    const names = Object.keys(fields);
    if (names.length > 0 && names.every((name) => fields[name] === EXISTS && importer.natural.includes(name)))
      return { at, state: "exists" };
    return { at, state: "refused", reason: reasonOf(fields, error instanceof Error ? error.message : "") };
  }
};
