import { Failure } from "../Failure";
import type { Answer, SignedRequest } from "../Platform";
import { answered } from "./answer";
import { findRow } from "./find";
import { tableFor } from "./step";

export const get = async ({ platform, resource, caller, params }: SignedRequest): Promise<Answer> => {
  const table = tableFor(platform, resource.name);
  const row = await findRow(platform.store.db, table, caller, params, new Failure(404, "record"));
  const [data] = await answered(platform, table, [row]);
  return { data, count: 1 };
};
