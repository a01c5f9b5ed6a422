// Who used the codes, of one batch or of all, the latest first: the used ones among the codes, as far as the caller sees them.
import type { Answer, SignedRequest } from "../../framework/server/Platform";
import { findRow } from "../../framework/records/find";
import { listRows } from "../../framework/records/list";
import { reading, tableFor } from "../../framework/records/step";
import { decodeRow, isEmpty } from "../../framework/storage/codec";

const USED = 2;

export const cdkUses = async (request: SignedRequest): Promise<Answer> => {
  const { platform, caller, params } = request;
  const codes = tableFor(platform, "cdk");
  const { id, ...asked } = params;
  const batches = tableFor(platform, "cdk_order");
  const batch = isEmpty(id) ? null : await findRow(reading(platform), batches, caller, { id });
  const of = batch === null ? {} : { batch_id: batch[batches.key.name] };
  // The list of uses is sorted as its own definition says, and by what the codes have.
  const { sort } = request.resource.views.list;
  const order = { sort_field: sort.field, sort_order: sort.order };
  const listed = { ...request, resource: codes.resource, params: { ...order, ...asked, ...of, state: USED } };
  const { rows, total } = await listRows(listed);
  return { data: rows.map((row) => decodeRow(codes, row)), count: total };
};
