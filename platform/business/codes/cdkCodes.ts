// The job that creates the codes of a batch, a hundred per transaction. Codes contain no letters or digits that look
// alike.
import { typedDatabase } from "../database";
import { CdkState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { randomBytes } from "node:crypto";
import type { RowOf } from "pilothouse/handles";
import { CANCELLED_REASON, defineJob, type Job, type Platform, clearCaches } from "pilothouse/platform";
import {
  recordRowChanges,
  findByKey,
  type Db,
  lockRow,
  noteProgress,
  recordEntry,
  tableFor,
  transact,
} from "pilothouse/platform/storage";

const { cdk: codes, cdk_order: batches } = resources;
/** The kind of the job: the same name as the resource. */
export const CODES_JOB_KIND = batches.table;
type Batch = RowOf<typeof batches>;

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 16;
const AT_ONCE = 100;

const newCode = (): string => [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

const makeSome = async (
  platform: Platform,
  db: Db,
  { id, spec_id, comp_id, gmt_expire }: Batch,
  count: number,
): Promise<void> => {
  const facts = {
    batch_id: id,
    spec_id: spec_id || null,
    comp_id: comp_id || null,
    gmt_expire,
    state: CdkState.unused,
  };
  const rows = Array.from({ length: count }, () => ({ ...facts, cdk: newCode() }));
  await typedDatabase(db).insertInto(codes.table).values(rows).execute();
  recordEntry(db, { is: "bulk", table: tableFor(platform, codes), event: "add", count, facts: { batch_id: id } });
};

const clearCounts = (platform: Platform, fields: readonly [] | null): void => {
  clearCaches(platform, tableFor(platform, batches), ["pending", "number"]);
  clearCaches(platform, tableFor(platform, codes), fields);
};

type Payload = Pick<Batch, "id">;
const isPayload = (payload: unknown): payload is Payload =>
  typeof payload === "object" && payload !== null && "id" in payload && typeof payload.id === "number";

/**
 * If somebody cancels the job of a batch, lowers the batch's `number` to the count of codes that were made. If the job
 * failed, `number` stays, and `pending` says how many codes are missing.
 */
const giveUp = async (platform: Platform, job: Job, payload: Payload | null): Promise<void> => {
  if (job.reason !== CANCELLED_REASON || payload === null) return;
  await transact(platform.store, (db) =>
    recordRowChanges(db, tableFor(platform, batches), [payload.id], () =>
      typedDatabase(db)
        .updateTable(batches.table)
        .set((of) => ({ number: of("number", "-", of.ref("pending")), pending: 0 }))
        .where("id", "=", payload.id)
        .where("pending", ">", 0)
        .execute(),
    ),
  );
  clearCounts(platform, []);
};

export const codesJob = defineJob({
  kind: CODES_JOB_KIND,
  read: (payload): Payload => {
    if (!isPayload(payload)) throw new Error("the batch cannot be read");
    return payload;
  },
  run: async ({ platform, note, rest }, { id }) => {
    const table = tableFor(platform, batches);
    for (;;) {
      const left = await transact(platform.store, async (db) => {
        const batch = await findByKey(db, table, id);
        if (!batch) return 0;
        const before = await lockRow(platform.store, db, table, batch);
        const count = Math.min(AT_ONCE, before.pending);
        if (count === 0) return 0;
        await makeSome(platform, db, before, count);
        const after = before.pending - count;
        await noteProgress(db, table, id, { pending: after }, platform.now());
        await note({ done: before.number - after, total: before.number }, db);
        return after;
      });
      clearCounts(platform, null);
      if (left === 0) return {};
      await rest();
    }
  },
  forget: giveUp,
});
