import type { Answer } from "../wire/envelope";
import type { RecordRequest } from "./Engine";
import { answerRows } from "./answer";
import { findRow } from "./find";
import { outsideTransaction } from "./step";
import { tableFor } from "../storage/tableFor";
import { decryptEntries } from "../trail/personal";

export const answerGet = async ({ platform, resource, caller, params }: RecordRequest): Promise<Answer> => {
  const table = tableFor(platform, resource.name);
  const row = await findRow(outsideTransaction(platform), table, caller, params);
  const opened = await decryptEntries(platform, table, [row]);
  const [data] = await answerRows(platform, caller, table, opened);
  return { data, count: 1 };
};
