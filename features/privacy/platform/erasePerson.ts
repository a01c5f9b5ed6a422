// Erases the personal data of one person in all rows about the person, and in entries of the audit trail. One
// transaction does all of it. The rows stay, because money, devices and orders refer to them.
import { eraseRows, disableSignIn } from "../../../platform/framework/personal/erase";
import type { Step } from "../../../platform/framework/records/Engine";
import { rulesOf } from "../../../platform/framework/records/rules";
import { findByKey } from "../../../platform/framework/storage/query";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Row } from "../../../platform/framework/storage/Store";
import { deletePersonKey, personName } from "../../../platform/framework/trail/personKeys";
import { personalRowsOf } from "./belonging";

/**
 * Erases the personal data of the person in this row. The rules for deleting the record apply, so nobody erases
 * themselves or somebody with more rights.
 * @throws Failure if a rule refuses it
 */
export const erasePerson = async (step: Step, row: Row): Promise<Readonly<Record<string, number>>> => {
  const { platform, db, table } = step;
  const key = row[table.key.name];
  const rules = rulesOf(platform, table);
  await rules.deleting?.(step, [row]);
  await rules.erasing?.(step, row);
  const counts: Record<string, number> = {};
  // The record of the person comes last, because the other rows are found through it.
  for (const belonging of personalRowsOf(platform, table, key).toReversed()) {
    const count = await eraseRows(step, belonging);
    if (count > 0) counts[belonging.table.name] = count;
  }
  await disableSignIn(platform, db, table, key);
  if (platform.model.trail !== null) await deletePersonKey(db, platform.store.keys, personName(table.name, key));
  const after = (await findByKey(db, table, key)) ?? row;
  recordEntry(db, { is: "event", event: "erase", about: { table, row: after }, facts: counts });
  return counts;
};
