// Closes an owner that ends, in one transaction: its accounts are disabled, and its rows can no longer be changed.
import { findTopCompany } from "../../../platform/framework/access/companies";
import { removeFactors } from "../../../platform/framework/access/Factor";
import { findIdentity, meetsCondition } from "../../../platform/framework/access/identity";
import { checkNotReceiving } from "../../../platform/framework/records/ended";
import type { Step } from "../../../platform/framework/records/Engine";
import { rulesOf } from "../../../platform/framework/records/rules";
import { filterReached } from "../../../platform/framework/records/scope";
import { isEmpty } from "../../../platform/framework/storage/codec";
import { findByKey, findByKeys, readRows, whereOf } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import { ownerField } from "../../../platform/framework/storage/ownerFields";
import { lockRows, updateRow } from "../../../platform/framework/storage/write";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { type OwnedRows, ownerTableOf, type Procedure, rowsOfOwner } from "./afterwards";
import { type EndPreview, countEndConsequences } from "./count";
import { type PendingEnd, storePendingEnd } from "./Pending";
import { addCount, totalRowsOf } from "./Progress";

export interface EndRequest {
  readonly procedure: Procedure;
  /** The owner that gets the rows. */
  readonly to: unknown;
  readonly mark: string;
}

export const storedKey = (key: unknown): string | number => (typeof key === "number" ? key : String(key));

/** @throws Failure 513 for the caller's own owner or the top owner, 519 for an owner that has ended */
export const checkMayEnd = async (step: Omit<Step, "table" | "now">, row: Row): Promise<void> => {
  const { platform, caller } = step;
  const { table, ended } = ownerTableOf(platform);
  const key = row[table.key.name];
  const identity = findIdentity(platform);
  // An account cannot end an owner that it belongs to itself.
  if (identity?.account.owners.some((name) => String(caller.account[name]) === String(key)))
    throw new Failure(513, "end_own");
  if (String(key) === String(await findTopCompany(step))) throw new Failure(513, "end_top");
  if (!isEmpty(row[ended])) throw new Failure(519, "ended");
};

/** Whether `key` is the owner `top` or one below it. */
const isWithin = async ({ platform, db }: Step, key: unknown, top: unknown): Promise<boolean> => {
  const { table, parent } = ownerTableOf(platform);
  const seen = new Set<string>();
  for (let at = key; !isEmpty(at) && !seen.has(String(at));) {
    if (String(at) === String(top)) return true;
    seen.add(String(at));
    at = parent === null ? null : (await findByKey(db, table, at))?.[parent];
  }
  return false;
};

/** The owner with this key, if the caller reaches that owner; otherwise null. */
const findReached = async (step: Step, key: unknown): Promise<Row | null> => {
  const { table } = ownerTableOf(step.platform);
  const [found] = await findByKeys(step.db, table, [key]);
  const [reached] = found ? await filterReached(step, table, step.caller, [found]) : [];
  return reached ?? null;
};

/**
 * The owner that gets the rows. @throws Failure 406 if it is the ended owner or below it, has ended, or is out of reach
 */
export const findReceivingOwner = async (step: Step, from: unknown, to: unknown): Promise<Row> => {
  const { ended } = ownerTableOf(step.platform);
  if (isEmpty(to)) throw invalidFailure({ to: "invalid.required" });
  const found = await findReached(step, to);
  if (found === null || !isEmpty(found[ended]) || (await isWithin(step, to, from)))
    throw invalidFailure({ to: "invalid.reference" });
  return found;
};

/**
 * The owner to which a record passes. Callers cannot give a record to an owner out of their reach: nobody there expects
 * the record, and the caller could not undo a mistake. @throws Failure 406 if the owner already has the record, has
 * ended, or is out of reach
 */
export const findNewOwner = async (step: Step, row: Row, to: unknown) => {
  const { table, ended } = ownerTableOf(step.platform);
  const found = isEmpty(to) ? null : await findReached(step, to);
  if (found === null && !isEmpty(to)) throw new Failure(406, "pass_reach", { fields: { to: "invalid.reference" } });
  if (found === null || !isEmpty(found[ended]) || String(row[ownerField(step.table.resource) ?? ""]) === String(to))
    throw invalidFailure({ to: isEmpty(to) ? "invalid.required" : "invalid.reference" });
  return { table, row: found };
};

/** Signs everybody out of the accounts of the owner, and disables the accounts. */
const closeAccounts = async (step: Step, { table, where, owner }: OwnedRows): Promise<number> => {
  const { platform, db, caller, now } = step;
  const account = findIdentity(platform)?.account;
  if (account?.resource !== table.name || owner === null) return 0;
  const rows: readonly Row[] = await readRows(db, table, whereOf([where]));
  // The rules that refuse the deletion of an account also apply here. They also end sessions and API keys.
  await rulesOf(platform, table).deleting?.({ ...step, table }, rows);
  const disabled: Row = Object.fromEntries(Object.entries(account.disabled).map(([name, [value]]) => [name, value]));
  for (const row of rows) {
    const key = row[table.key.name];
    await removeFactors(platform, db, String(key));
    if (!meetsCondition(account.disabled, row)) await updateRow(db, table, key, disabled, now, caller.key);
  }
  return rows.length;
};

/** @throws Failure 519 with the first obstacle, 412 if the counts differ from those that were shown */
const checkCounted = ({ obstacles, mark }: EndPreview, seen: string): void => {
  const [first] = obstacles;
  if (first) throw new Failure(519, `in_the_way_${first.reason}`, { obstacles }, { ...first });
  if (mark !== seen) throw new Failure(412, "counted");
};

/**
 * Closes the owner: from then on, nobody can change its rows or sign in to its accounts. A write at the same moment is
 * either stored before and counted, or waits and is refused. A job then processes the rows. @throws Failure
 */
export const closeOwner = async (
  step: Step,
  found: Row,
  { procedure, to: wanted, mark }: EndRequest,
): Promise<PendingEnd> => {
  const { platform, db, caller, now, language } = step;
  const { table, ended } = ownerTableOf(platform);
  const key = storedKey(found[table.key.name]);
  await checkMayEnd(step, found);
  const target = procedure === "transfer" ? await findReceivingOwner(step, key, wanted) : null;
  await lockRows(platform.store, db, table, target === null ? [found] : [found, target]);
  const row = await findByKey(db, table, key);
  if (row === null) throw new Failure(404, "record");
  await checkMayEnd(step, row);
  await checkNotReceiving(step, table, [key]);
  const heir = target === null ? null : await findReceivingOwner(step, key, wanted);
  const to = heir === null ? null : storedKey(heir[table.key.name]);
  const counted = await countEndConsequences({ platform, db }, { key, to, language });
  checkCounted(counted, mark);
  for (const own of rowsOfOwner(platform, key)) await closeAccounts(step, own);
  await updateRow(db, table, key, { [ended]: now }, now, caller.key);
  const counts = counted.kinds
    .filter((kind) => kind[procedure] !== "stay")
    .reduce<PendingEnd["counts"]>((sums, { of, count }) => addCount(sums, of, count), {});
  const decided = { of: table.name, key, procedure, to, heir: String(heir?.[table.resource.title] ?? ""), counts };
  const pending = { ...decided, account: caller.key, language };
  const whole = { ...pending, total: totalRowsOf(platform, pending) };
  await storePendingEnd(db, whole);
  return whole;
};
