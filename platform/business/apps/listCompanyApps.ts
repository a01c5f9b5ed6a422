// Answers ids, names and keys of a company's apps; by default of the caller's company.
import type { AnswerOf, GivenOf, ParamsOf } from "pilothouse/handles";
import {
  type Answer,
  noPermissionFailure,
  callerReaches,
  outsideTransaction,
  type SignedRequest,
} from "pilothouse/platform";
import { decodeRow, isEmpty, readPage, selectionOf, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";

const MOST = 1000;

type Keys = Pick<AnswerOf<typeof resources.app>, "name" | "app_key_ios" | "app_key_android"> &
  Pick<AnswerOf<typeof resources.app_detail>, "app_id">;

export const listCompanyApps = async ({
  platform,
  caller,
  params,
}: SignedRequest<ParamsOf<typeof resources.app, "app_id">>): Promise<Answer> => {
  const table = tableFor(platform, resources.app);
  const comp_id = isEmpty(params.comp_id) ? caller.company : params.comp_id;
  if (!(await callerReaches(outsideTransaction(platform), table, caller, { comp_id }))) throw noPermissionFailure();
  const selection = selectionOf(platform.store, table, { comp_id } satisfies GivenOf<typeof resources.app>);
  const asked = { offset: 0, limit: MOST, sort: table.key, descending: false };
  const rows = await readPage(platform.store.db, table, selection, MOST, asked);
  const data = rows.map((row): Keys => {
    const { id, name, app_key_ios, app_key_android } = decodeRow(table, row);
    return { app_id: id, name, app_key_ios, app_key_android };
  });
  return { data, count: data.length };
};
