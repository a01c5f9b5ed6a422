// Rules of codes: a code that was created elsewhere joins a batch and takes goods and company from it.
import { invalidFailure, callerReaches, type Rules, clearCaches } from "pilothouse/platform";
import { recordRowChanges, findByKey, tableFor } from "pilothouse/platform/storage";
import { typedDatabase } from "../database";
import { CdkState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

const CODE = /^[A-Z0-9][A-Z0-9-]{6,62}[A-Z0-9]$/;

export const codeRules = {
  adding: async ({ platform, db, caller, now }, values) => {
    const code = (values.cdk ?? "").toUpperCase();
    if (!CODE.test(code)) throw invalidFailure<typeof values>({ cdk: "invalid.standard" });
    const batches = tableFor(platform, resources.cdk_order);
    const batch = await findByKey(db, batches, values.batch_id);
    if (batch === null || !(await callerReaches({ platform, db }, batches, caller, batch)))
      throw invalidFailure<typeof values>({ batch_id: "invalid.reference" });
    const { spec_id, comp_id } = batch;
    const gmt_expire = values.gmt_expire || batch.gmt_expire;
    if (gmt_expire > 0 && gmt_expire <= now) throw invalidFailure<typeof values>({ batch_id: "invalid.expiredBatch" });
    if (batch.gmt_expire > 0 && gmt_expire > batch.gmt_expire)
      throw invalidFailure<typeof values>({ gmt_expire: "invalid.afterBatch" });
    return { ...values, cdk: code, spec_id, comp_id, gmt_expire, state: CdkState.unused };
  },
  added: async ({ platform, db }, stored) => {
    const batches = tableFor(platform, resources.cdk_order);
    await recordRowChanges(db, batches, [stored.batch_id], () =>
      typedDatabase(db)
        .updateTable(resources.cdk_order.table)
        .set((of) => ({ number: of("number", "+", 1) }))
        .where("id", "=", stored.batch_id)
        .execute(),
    );
    clearCaches(platform, batches, ["number"]);
    return stored;
  },
  // The list of uses shows the used codes.
  shownBy: { resource: resources.cdk_use.table, where: { state: CdkState.used } },
} satisfies Rules<typeof resources.cdk>;
