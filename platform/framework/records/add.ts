import { randomInt } from "node:crypto";
import type { Answer } from "../wire/envelope";
import type { RecordRequest, Step } from "./Engine";
import { rulesOf } from "./rules";
import type { GivenOf, WithoutOthers, RowOf, Sent } from "../storage/defineResource";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { insertRow } from "../storage/write";
import { answerRows } from "./answer";
import { checkDuplicates } from "./duplicates";
import { checkNotEnded } from "./ended";
import { changedValues, checkReferences } from "./references";
import { claimUploads } from "../uploads/claimUploads";
import { checkAdd } from "./schema";
import { checkOwner, checkOwnerCall, fillOwner } from "./scope";
import { checkWriters } from "./writers";
import { inTransaction, outsideTransaction, clearCaches } from "./step";
import { tableFor } from "../storage/tableFor";
import { fillOrder } from "./order";

/** A key that no record has. A trial must not take a number from the sequence. */
const trialKey = ({ key }: Table): Row =>
  key.storage === "integer" ? { [key.name]: 2 ** 52 + randomInt(2 ** 48 - 1) } : {};

/** Checks and inserts a record within an open step. Answers it as stored. @throws Failure if the record is refused */
export async function addRecord<Of, Given extends GivenOf<Of> | Sent<Of>>(
  step: Step<Of>,
  params: Given & WithoutOthers<Of, Given>,
): Promise<RowOf<Of>>;
export async function addRecord(step: Step, params: Row): Promise<Row> {
  const { table, platform } = step;
  const rules = rulesOf(platform, table);
  const checked = fillOwner(step, checkAdd(platform.schemas.get(table.name) ?? new Map(), params));
  await checkWriters(step, checked, null);
  // References are checked before the rules run, because the message of a rule could reveal a record out of reach.
  await checkReferences(step, checked, null);
  const completed = rules.adding ? await rules.adding(step, checked, params) : checked;
  const values = await fillOrder(step, completed, null);
  await checkOwner(step, values);
  checkOwnerCall(table, step.caller, "add", [values]);
  await checkNotEnded(step, table, [values]);
  await checkReferences(step, changedValues(checked, values), null);
  await checkDuplicates(step, values, null, rules.duplicateCodes ?? {});
  await claimUploads(step, values, null);
  const stored = await insertRow(step.db, table, step.isTrial ? { ...trialKey(table), ...values } : values, step.now);
  return rules.added ? rules.added(step, stored) : stored;
}

export const answerAdd = async (request: RecordRequest): Promise<Answer> => {
  const table = tableFor(request.platform, request.resource.name);
  await rulesOf(request.platform, table).preparing?.(outsideTransaction(request.platform), request.params);
  const stored = await inTransaction(request, table, (step) => addRecord(step, request.params));
  clearCaches(request.platform, table, null);
  const [data] = await answerRows(request.platform, request.caller, table, [stored]);
  return { data, count: 1 };
};
