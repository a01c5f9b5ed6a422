// Rules of devices in apps. When a user no longer has a device, its pairing and shares end, and the number of the
// user's devices falls by one.
import { clearCaches, type Rules } from "pilothouse/platform";
import { deleteRows, findByKey, insertRow, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { BindAction, PairState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";

const { app_device, app_user, device, device_bind, device_share } = resources;

export const appDeviceRules = {
  deleting: async ({ platform, db, now }, rows) => {
    const gone = rows.map(({ id }) => id);
    const left = (by: "uid" | "user_id", value: string) =>
      typedDatabase(db)
        .selectFrom(app_device.table)
        .select("id")
        .where(by, "=", value)
        .where("id", "not in", gone)
        .execute();
    for (const { uid, user_id, app_id } of rows) {
      // With the lock, simultaneous removals are counted one after the other.
      const user = await findByKey(db, tableFor(platform, app_user), user_id);
      if (user !== null) await lockRow(platform.store, db, tableFor(platform, app_user), user);
      const one = await findByKey(db, tableFor(platform, device), uid);
      if (one !== null) await lockRow(platform.store, db, tableFor(platform, device), one);
      const shared = await typedDatabase(db)
        .selectFrom(device_share.table)
        .select("id")
        .where("uid", "=", uid)
        .where("user_id", "=", user_id)
        .execute();
      await deleteRows(
        db,
        tableFor(platform, device_share),
        shared.map(({ id }) => id),
      );
      await insertRow(db, tableFor(platform, device_bind), { uid, user_id, app_id, action: BindAction.unbound }, now);
      await updateRow(
        db,
        tableFor(platform, app_user),
        user_id,
        { devices: (await left("user_id", user_id)).length },
        now,
      );
      if ((await left("uid", uid)).length === 0)
        await updateRow(db, tableFor(platform, device), uid, { pair_state: PairState.not_paired }, now);
    }
    for (const one of [app_user, device, device_bind, device_share])
      clearCaches(platform, tableFor(platform, one.table), null);
  },
} satisfies Rules<typeof resources.app_device>;
