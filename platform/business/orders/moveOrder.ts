// An order goes from state to state as its definition allows, and only by what brings it there.
import { Failure } from "../../framework/wire/Failure";
import type { Reading } from "../../framework/server/Platform";
import { tableFor } from "../../framework/records/step";
import type { Row } from "../../framework/storage/Store";
import { updateRow } from "../../framework/storage/write";

const notFrom = (field: string) => new Failure(519, "transition", { fields: { [field]: "invalid.transition" } });

/** Whether the definition lets a row of a resource go on to a state. */
export const mayBecome = ({ platform }: Reading, resource: string, field: string, row: Row, to: number): boolean =>
  tableFor(platform, resource).resource.transitions.some(
    (one) => one.field === field && String(one.from) === String(row[field]) && one.to.map(String).includes(String(to)),
  );

const become = async (reading: Reading, resource: string, field: string, row: Row, to: number, values: Row) => {
  if (!mayBecome(reading, resource, field, row, to)) throw notFrom(field);
  const table = tableFor(reading.platform, resource);
  return updateRow(reading.db, table, row[table.key.name], { ...values, [field]: to }, reading.platform.now());
};

/** Of a locked row. @throws Failure 519 */
export const moveOrder = (reading: Reading, order: Row, to: number, values: Row = {}): Promise<Row> =>
  become(reading, "order", "order_state", order, to, values);

/** Of a locked row. @throws Failure 519 */
export const movePayment = (reading: Reading, payment: Row, to: number, values: Row = {}): Promise<Row> =>
  become(reading, "pay_order", "state", payment, to, values);
