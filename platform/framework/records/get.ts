import type { Answer } from "../wire/envelope";
import type { RecordRequest } from "./Engine";
import { answered } from "./answer";
import { findRow } from "./find";
import { reading } from "./step";
import { tableFor } from "../storage/tableFor";

export const get = async ({ platform, resource, caller, params }: RecordRequest): Promise<Answer> => {
  const table = tableFor(platform, resource.name);
  const row = await findRow(reading(platform), table, caller, params);
  const [data] = await answered(platform, caller, table, [row]);
  return { data, count: 1 };
};
