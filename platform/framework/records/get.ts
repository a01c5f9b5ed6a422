import type { Answer, SignedRequest } from "../Platform";
import { answered } from "./answer";
import { findRow } from "./find";
import { reading, tableFor } from "./step";

export const get = async ({ platform, resource, caller, params }: SignedRequest): Promise<Answer> => {
  const table = tableFor(platform, resource.name);
  const row = await findRow(reading(platform), table, caller, params);
  const [data] = await answered(platform, caller, table, [row]);
  return { data, count: 1 };
};
