import { Failure, invalidFailure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { RecordRequest, Step } from "./Engine";
import { rulesOf } from "./rules";
import { decode, isEmpty } from "../storage/codec";
import { findFirst, oneOf } from "../storage/query";
import type { GivenOf, WithoutOthers, RowOf, Sent } from "../storage/defineResource";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { lockFound, updateRow } from "../storage/write";
import { addRecord } from "./add";
import { answerRows } from "./answer";
import { checkDuplicates } from "./duplicates";
import { checkNotEnded } from "./ended";
import { findRow } from "./find";
import { changedValues, checkReferences } from "./references";
import { claimUploads } from "../uploads/claimUploads";
import { checkSet } from "./schema";
import { checkChangeable, checkOwner, checkOwnerCall, callerReaches } from "./scope";
import { inTransaction, outsideTransaction, clearCaches } from "./step";
import { tableFor } from "../storage/tableFor";
import { isDuplicateError } from "./storeFailure";
import { checkCallWriter, checkWriters } from "./writers";
import { fillOrder } from "./order";
import { checkParent } from "./tree";
import { withoutMasks } from "./personal";
import { checkVersion } from "./version";
import { transitionFailure } from "./wrongState";

/** @throws Failure 519 if the definition does not allow this transition, 406 at the fields that the new state requires */
export const checkTransitions = ({ table, platform }: Step, stored: Row, values: Row): void => {
  const { transitions } = table.resource;
  for (const name of new Set(transitions.map(({ field }) => field))) {
    const column = table.byName.get(name);
    if (!column || values[name] === undefined) continue;
    const from = decode(column, stored[name]);
    const to = values[name];
    if (String(from) === String(to) || isEmpty(from)) continue;
    const allowed = transitions
      .filter((one) => one.field === name && String(one.from) === String(from))
      .flatMap((one) => one.to.map(String));
    if (!allowed.includes(String(to))) throw transitionFailure(platform, table, stored, name);
    const missing = table.resource.asks
      .filter((one) => one.field === name && String(one.state) === String(to))
      .flatMap(({ names }) => names.filter((asked) => isEmpty(values[asked] ?? stored[asked])));
    if (missing.length > 0)
      throw invalidFailure(Object.fromEntries(missing.map((asked) => [asked, "invalid.required"])));
  }
};

/**
 * Checks and stores changes of one record within an open step. `stored` is the record before. Answers the changed
 * record.
 * @throws Failure if the changes are refused
 */
export async function setRecord<Of, Given extends GivenOf<Of>>(
  step: Step<Of>,
  stored: RowOf<Of>,
  params: Given & WithoutOthers<Of, Given>,
): Promise<RowOf<Of>>;
export async function setRecord(step: Step, stored: Row, given: Row): Promise<Row> {
  const { table, platform } = step;
  const params = withoutMasks(platform, step.caller, table, stored, given);
  checkChangeable(table, step.caller, [stored]);
  await checkNotEnded(step, table, [stored]);
  await checkVersion(step, stored, params);
  const rules = rulesOf(platform, table);
  const checked = checkSet(platform.schemas.get(table.name) ?? new Map(), params, stored);
  await checkWriters(step, checked, stored);
  await checkReferences(step, checked, stored);
  await checkParent(step, stored, checked);
  const completed = rules.setting ? await rules.setting(step, stored, checked, params) : checked;
  const values = await fillOrder(step, completed, stored);
  await checkOwner(step, { ...stored, ...values }, stored);
  checkTransitions(step, stored, values);
  await checkReferences(step, changedValues(checked, values), stored);
  await checkDuplicates(step, values, stored, rules.duplicateCodes ?? {});
  await claimUploads(step, values, stored);
  return updateRow(step.db, table, stored[table.key.name], values, step.now, step.caller.key, stored);
}

/** Names of the fields that differ. */
export const changedFields = (before: Row, after: Row): readonly string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name]);

/** Changes the record if it exists and the caller reaches it. Otherwise adds a record, with all checks of an add. */
export async function setOrAddRecord<Of, Given extends GivenOf<Of> | Sent<Of>>(
  step: Step<Of>,
  known: RowOf<Of> | null,
  params: Given & WithoutOthers<Of, Given>,
): Promise<RowOf<Of>>;
export async function setOrAddRecord<Of>(step: Step<Of>, known: RowOf<Of> | null, params: Sent<Of>): Promise<RowOf<Of>>;
export async function setOrAddRecord(step: Step, known: Row | null, params: Row): Promise<Row> {
  if (known === null || !(await callerReaches(step, step.table, step.caller, known))) return addRecord(step, params);
  checkOwnerCall(step.table, step.caller, "set", [known]);
  return setRecord(step, known, params);
}

const TAKEN = 409;

/** A set without a key, for resources without an add: changes the record with the same unique values, or adds one. */
const setOrAdd = async (request: RecordRequest, table: Table): Promise<Answer> => {
  const { platform, params } = request;
  const store = async (step: Step): Promise<Row> => {
    const names = table.resource.unique[0]?.together ?? [];
    const same = names.flatMap((name) => {
      const column = table.byName.get(name);
      return column && !isEmpty(params[name]) ? [oneOf(column, [params[name]])] : [];
    });
    const known = same.length > 0 && same.length === names.length ? await findFirst(step.db, table, same) : null;
    const locked = known && (await lockFound(platform.store, step.db, table, known));
    return setOrAddRecord(step, locked, params);
  };
  // If two requests add the same record at once, one is refused. It then finds the record and changes it.
  const stored = await inTransaction(request, table, store).catch((error: unknown) => {
    const isTaken = isDuplicateError(platform, error) || (error instanceof Failure && error.code === TAKEN);
    if (!isTaken) throw error;
    return inTransaction(request, table, store);
  });
  clearCaches(platform, table, null);
  const [data] = await answerRows(platform, request.caller, table, [stored]);
  return { data, count: 1 };
};

export const answerSet = async (request: RecordRequest): Promise<Answer> => {
  const { platform } = request;
  const { calls } = request.resource;
  const table = tableFor(platform, request.resource.name);
  // Callers cannot send readonly fields, so they could not identify a record by them.
  const isNameable = (table.resource.unique[0]?.together ?? []).every(
    (name) => table.byName.get(name)?.field.readonly === false,
  );
  const isOnlySet = !calls.some(({ verb }) => verb === "add") && table.resource.unique.length > 0 && isNameable;
  if (isOnlySet && isEmpty(request.params[table.key.name])) return setOrAdd(request, table);
  await rulesOf(platform, table).preparing?.(outsideTransaction(platform), request.params);
  const [before, after] = await inTransaction(request, table, async (step) => {
    const stored = await findRow(step, table, step.caller, request.params, "locked");
    await checkCallWriter(step, request.call, [stored]);
    return [stored, await setRecord(step, stored, request.params)];
  });
  clearCaches(platform, table, changedFields(before, after));
  const [data] = await answerRows(platform, request.caller, table, [after]);
  return { data, count: 1 };
};
