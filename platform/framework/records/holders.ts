// Finds lists of references that contain deleted records. The store itself removes the records from these lists.
import { sql } from "kysely";
import type { Step } from "./Engine";
import type { Row } from "../storage/Store";
import { recordRowChanges } from "../storage/write";

/** Deletes these records. The trail records how lists change that contain them, such as the menus of a role. */
export const deleteWithHolders = async (
  { platform, db, table }: Pick<Step, "platform" | "db" | "table">,
  keys: readonly unknown[],
  work: () => Promise<void>,
): Promise<void> => {
  let run = work;
  for (const holder of platform.tables.values())
    for (const { target, column } of holder.links) {
      if (target !== table.name || column.joined === null) continue;
      const { rows } =
        await sql<Row>`select distinct owner from ${sql.table(column.joined)} where item in (${sql.join(keys)})`.execute(
          db,
        );
      const before = run;
      if (rows.length > 0)
        run = () =>
          recordRowChanges(
            db,
            holder,
            rows.map(({ owner }) => owner),
            before,
          );
    }
  return run();
};
