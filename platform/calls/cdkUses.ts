// Who used the codes of a batch, the latest first.
import { noPermission } from "../Failure";
import type { Answer, SignedRequest } from "../Platform";
import { findRow } from "../records/find";
import { tableFor } from "../records/step";
import { decodeRow } from "../storage/codec";
import { count, page, selectionOf } from "../storage/query";

const USED = 2;
const DEFAULT_SIZE = 10;
const MOST = 1000;

const whole = (value: unknown, otherwise: number): number => {
  const number = Math.trunc(Number(value));
  return Number.isSafeInteger(number) && number > 0 ? number : otherwise;
};

export const cdkUses = async ({ platform, caller, params, resource }: SignedRequest): Promise<Answer> => {
  const { db } = platform.store;
  const batches = tableFor(platform, resource.name);
  const codes = tableFor(platform, "cdk");
  const batch = await findRow(db, batches, caller, params, noPermission());
  const selection = selectionOf(platform.store, codes, { batch_id: batch[batches.key.name], state: USED });
  const total = await count(db, codes, selection);
  const limit = Math.min(whole(params.page_size, DEFAULT_SIZE), MOST);
  const offset = (whole(params.page_index ?? params.page_no, 1) - 1) * limit;
  const sort = codes.byName.get("gmt_use") ?? codes.key;
  const rows = await page(db, codes, selection, total, { offset, limit, sort, descending: true });
  return { data: rows.map((row) => decodeRow(codes, row)), count: total };
};
