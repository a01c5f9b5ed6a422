// One step of the end of an owner. Each step is short and complete.
import { sql } from "kysely";
import { eraseRows } from "../../../platform/framework/personal/erase";
import type { Step } from "../../../platform/framework/records/Engine";
import { findByKey, oneOf } from "../../../platform/framework/storage/query";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Db } from "../../../platform/framework/storage/Store";
import { columnFor, tableFor } from "../../../platform/framework/storage/tableFor";
import { lockRows } from "../../../platform/framework/storage/write";
import type { Described } from "../../../platform/framework/storage/tableFor";
import { countWhere, effectOnRows, type OwnedRows, ownerTableOf, rowsOfOwner } from "./afterwards";
import { deleteNextRows, deleteNextPersonData, maskNextRows, type ErasePosition, type EraseStepResult } from "./erase";
import { moveRows } from "./move";
import { deletePendingEnd, type PendingEnd } from "./Pending";
import { addCount, firstProgressOf, beginNextPhase, type EndProgress } from "./Progress";

/** The number of rows that are moved at a time. */
const MOVED = 100;

/** Records in the audit trail what a phase has done, with one entry for each table. */
export const recordPhaseChanges = (
  { platform, db }: { readonly platform: Described; readonly db: Db },
  { key, to }: PendingEnd,
  { phase, untold }: EndProgress,
): void => {
  for (const [name, count] of Object.entries(untold)) {
    const table = tableFor(platform, name);
    const isMove = phase === "move";
    recordEntry(db, {
      is: "bulk",
      table,
      event: isMove ? "set" : "del",
      count,
      facts: isMove ? { from: key, to } : {},
    });
  }
};

const walk = async (
  step: Step,
  { to }: PendingEnd,
  phase: EndProgress["phase"],
  at: ErasePosition,
): Promise<EraseStepResult> => {
  if (phase === "forget") return deleteNextPersonData(step, at);
  if (phase === "delete") return deleteNextRows(step, at);
  if (phase === "mask") return maskNextRows(step, at);
  const count = to === null ? 0 : await moveRows(step, at.own, to, MOVED);
  return { count, after: null, isOver: count < MOVED };
};

/** The tables to which deleted rows of `own` referred. Some of their rows may become deletable. */
const freedBy = ({ table }: OwnedRows, erased: ReadonlySet<string>, waiting: readonly string[]): readonly string[] =>
  [...new Set(table.links.map(({ target }) => target))].filter((name) => erased.has(name) && !waiting.includes(name));

/**
 * Whether rows were added in the meantime: by the platform itself, or by a write that had begun before the owner was
 * closed.
 */
const haveCome = async (step: Step, { key, procedure }: PendingEnd, { staying }: EndProgress): Promise<boolean> => {
  for (const own of rowsOfOwner(step.platform, key)) {
    const fate = effectOnRows(own.ending, procedure);
    const isMine = fate === "erase" || (fate === "move" && own.owner !== null);
    if (isMine && (await countWhere(step, own.table, [own.where])) > (staying[own.table.name] ?? 0)) return true;
  }
  return false;
};

/** The last step. A write to a row of the owner is either stored before this step, or waits until this step is over. */
const close = async (step: Step, pending: PendingEnd, progress: EndProgress): Promise<EndProgress | null> => {
  const { platform, db } = step;
  const { table } = ownerTableOf(platform);
  const { key, procedure, heir, counts } = pending;
  const row = await findByKey(db, table, key);
  if (row !== null) await lockRows(platform.store, db, table, [row]);
  if (await haveCome(step, pending, progress)) return firstProgressOf(platform, pending, progress);
  if (procedure === "erase") {
    await eraseRows(step, { table, where: sql<boolean>`${oneOf(columnFor<unknown>(table, table.key.name), [key])}` });
    for (const { forgetOwner } of platform.featureRows) await forgetOwner?.(db, key);
  }
  const after = await findByKey(db, table, key);
  const facts = { procedure, ...(heir === "" ? {} : { to: heir }), ...counts };
  if (after !== null) recordEntry(db, { is: "event", event: "end", about: { table, row: after }, facts });
  await deletePendingEnd(db, pending);
  return null;
};

/** Runs the next step, and answers the progress after it; null if that was the last one. */
export const takeStep = async (step: Step, pending: PendingEnd, progress: EndProgress): Promise<EndProgress | null> => {
  const { platform } = step;
  const { phase, left, after } = progress;
  if (phase === "close") return close(step, pending, progress);
  const all = rowsOfOwner(platform, pending.key);
  const [name, ...waiting] = left;
  if (name === undefined) {
    recordPhaseChanges(step, pending, progress);
    return beginNextPhase(platform, pending, progress);
  }
  const own = all.find((one) => one.name === name);
  if (own === undefined) return { ...progress, left: waiting, after: null };
  const walked = await walk(step, pending, phase, { own, owner: pending.key, after });
  const { count } = walked;
  const erased = new Set(
    all.filter(({ ending }) => effectOnRows(ending, "erase") === "erase").map((one) => one.table.name),
  );
  const freed = phase === "delete" && count > 0 ? freedBy(own, erased, waiting) : [];
  return {
    ...progress,
    left: [...(walked.isOver ? [] : [name]), ...waiting, ...freed],
    after: walked.isOver ? null : walked.after,
    untold: phase === "mask" ? progress.untold : addCount(progress.untold, own.table.name, count),
    staying: phase === "mask" ? addCount(progress.staying, name, count) : progress.staying,
    done: progress.done + count,
  };
};
