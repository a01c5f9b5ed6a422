// Rules of shares: a device in an app stores the number of users that it is shared with.
import { clearCaches, type Rules, type Step } from "pilothouse/platform";
import { findFirstOf, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import type { RowOf } from "pilothouse/handles";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";

const { app_device, device_share } = resources;

/** Recounts the shares of a device, without those that are about to be deleted. */
const recount = async (
  { platform, db, now }: Step,
  { uid, user_id }: RowOf<typeof device_share>,
  gone: readonly number[],
): Promise<void> => {
  const table = tableFor(platform, app_device);
  const found = await findFirstOf(db, table, { uid, user_id });
  if (found === null) return;
  await lockRow(platform.store, db, table, found);
  const shared = await typedDatabase(db)
    .selectFrom(device_share.table)
    .select("id")
    .where("uid", "=", uid)
    .where("user_id", "=", user_id)
    .execute();
  await updateRow(db, table, found.id, { shares: shared.filter(({ id }) => !gone.includes(id)).length }, now);
  clearCaches(platform, table, ["shares"]);
};

export const deviceShareRules = {
  added: async (step, stored) => {
    await recount(step, stored, []);
    return stored;
  },
  deleting: async (step, rows) => {
    for (const row of rows)
      await recount(
        step,
        row,
        rows.map(({ id }) => id),
      );
  },
} satisfies Rules<typeof resources.device_share>;
