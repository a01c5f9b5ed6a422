// Rules of batches: a batch is stored at once, and a job adds its codes (cdkCodes.ts). A change to a batch also changes
// its unused codes.
import type { GivenOf, RowOf } from "pilothouse/handles";
import { clearCaches, type Rules, type Step } from "pilothouse/platform";
import { recordEntry, tableFor, updateRow } from "pilothouse/platform/storage";
import { CdkState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";
import { CODES_JOB_KIND } from "./cdkCodes";

const batchNumber = (now: number, id: number): string =>
  `CDK${new Date(now * 1000).toISOString().slice(0, 7).replace("-", "")}${String(id).padStart(4, "0")}`;

type Batch = RowOf<typeof resources.cdk_order>;

/** Codes that expire before their batch keep their own date, unless the batch now expires earlier. */
const changeCodes = async (
  { platform, db }: Step,
  stored: Batch,
  values: GivenOf<typeof resources.cdk_order>,
): Promise<void> => {
  const table = tableFor(platform, resources.cdk);
  const [spec_id, comp_id, gmt_expire] = [
    values.spec_id ?? stored.spec_id,
    values.comp_id ?? stored.comp_id,
    values.gmt_expire ?? stored.gmt_expire,
  ];
  const unused = typedDatabase(db)
    .updateTable(resources.cdk.table)
    .where("batch_id", "=", stored.id)
    .where("state", "=", CdkState.unused);
  let count = 0;
  if (spec_id !== stored.spec_id || comp_id !== stored.comp_id) {
    const { numUpdatedRows } = await unused.set({ spec_id, comp_id }).executeTakeFirst();
    count = Number(numUpdatedRows);
  }
  if (gmt_expire !== stored.gmt_expire) {
    const { numUpdatedRows } = await unused
      .set({ gmt_expire })
      .where((of) => of.or([of("gmt_expire", "=", stored.gmt_expire), of("gmt_expire", ">", gmt_expire)]))
      .executeTakeFirst();
    count = Math.max(count, Number(numUpdatedRows));
  }
  if (count === 0) return;
  recordEntry(db, { is: "bulk", table, event: "set", count, facts: { batch_id: stored.id } });
  clearCaches(platform, table, null);
};

export const cdkOrderRules = {
  setting: async (step, stored, values) => {
    await changeCodes(step, stored, values);
    return values;
  },
  added: async ({ platform, db, table, caller, now }, stored) => {
    const { id, number } = stored;
    const batch_id = batchNumber(now, id);
    const job = { id: `${CODES_JOB_KIND}-${id}`, kind: CODES_JOB_KIND, resource: table.name, name: batch_id };
    const whose = { account: String(caller.key), total: number };
    await platform.queue.add(db, { ...job, ...whose, payload: { id } }, now);
    return updateRow(db, table, id, { batch_id, pending: number }, now);
  },
} satisfies Rules<typeof resources.cdk_order>;
