// Rules of batches: a batch is stored at once, and a job adds its codes (cdkCodes.ts).
import type { Rules } from "pilothouse/platform";
import { updateRow } from "pilothouse/platform/storage";
import type { resources } from "../../generated/resources";
import { CODES } from "./cdkCodes";

const batchNumber = (now: number, id: unknown): string =>
  `CDK${new Date(now * 1000).toISOString().slice(0, 7).replace("-", "")}${String(id).padStart(4, "0")}`;

export const cdkOrder = {
  added: async ({ platform, db, table, caller, now }, stored) => {
    const { id, number } = stored;
    const batch_id = batchNumber(now, id);
    const job = { id: `${CODES}-${String(id)}`, kind: CODES, resource: table.name, name: batch_id };
    const whose = { account: String(caller.key), total: number };
    await platform.queue.add(db, { ...job, ...whose, payload: { id } }, now);
    return updateRow(db, table, id, { batch_id, pending: number }, now);
  },
} satisfies Rules<typeof resources.cdk_order>;
