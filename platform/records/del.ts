import type { Answer, SignedRequest } from "../Platform";
import { rulesOf } from "../rules";
import { decode } from "../storage/codec";
import { deleteRows } from "../storage/write";
import { findRows } from "./find";
import { checkUnused, forgetInLists } from "./references";
import { checkChangeable } from "./scope";
import { checkCallWriter } from "./writers";
import { inStep, tableFor, written } from "./step";

/** All of them or none. Answers their keys. */
export const del = async (request: SignedRequest): Promise<Answer> => {
  const table = tableFor(request.platform, request.resource.name);
  const keys = await inStep(request, table, async (step) => {
    const rows = await findRows(step, table, step.caller, request.params);
    checkChangeable(table, step.caller, rows);
    const found = rows.map((row) => row[table.key.name]);
    await rulesOf(table).deleting?.(step, rows);
    await checkCallWriter(step, request.call, rows);
    await checkUnused(step, found);
    await deleteRows(step.db, table, found);
    forgetInLists(step);
    return found.map((key) => decode(table.key, key));
  });
  written(request.platform, table, null);
  return { data: keys, count: keys.length };
};
