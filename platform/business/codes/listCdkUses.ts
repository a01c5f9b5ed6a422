// Lists the used codes of one batch or of all, as far as the caller may see them, latest first.
import type { GivenOf, ParamsOf } from "pilothouse/handles";
import { type Answer, findRow, listRows, outsideTransaction, type SignedRequest } from "pilothouse/platform";
import { decodeRow, isEmpty, type Row, tableFor } from "pilothouse/platform/storage";
import { CdkState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { markAsSent } from "../database";

export const listCdkUses = async (
  request: SignedRequest<ParamsOf<typeof resources.cdk_use, "list">>,
): Promise<Answer> => {
  const { platform, caller, params } = request;
  const codes = tableFor(platform, resources.cdk.table);
  const { id, ...asked }: Row = params;
  const batches = tableFor(platform, resources.cdk_order);
  const batch = isEmpty(id)
    ? null
    : await findRow(outsideTransaction(platform), batches, caller, markAsSent(resources.cdk_order, { id }));
  const of = batch === null ? {} : ({ batch_id: batch.id } satisfies GivenOf<typeof resources.cdk>);
  // The rows are codes, but the sort order is that of the list of uses.
  const { sort } = request.resource.views.list;
  const order = { sort_field: sort.field, sort_order: sort.order };
  const only = { ...of, state: CdkState.used } satisfies GivenOf<typeof resources.cdk>;
  const listed = { ...request, resource: codes.resource, params: { ...order, ...asked, ...only } };
  const { rows, total } = await listRows(listed);
  return { data: rows.map((row) => decodeRow(codes, row)), count: total };
};
