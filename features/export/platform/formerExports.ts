// Older versions kept exports in a table of their own. Moves its rows to the table of jobs, where running exports
// continue.
import { sql } from "kysely";
import type { Db } from "../../../platform/framework/storage/Store";
import { JOBS_TABLE } from "../../../platform/framework/queue/Job";

const FORMER = "platform_export";

export const moveFormerExports = async (db: Db): Promise<void> => {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === FORMER)) return;
  const rows = await db.selectFrom(FORMER).selectAll().execute();
  for (const { params, file, size, ...kept } of rows) {
    const asked: unknown = JSON.parse(String(params || "{}"));
    const payload = JSON.stringify({ ...(typeof asked === "object" ? asked : {}), file });
    await db
      .insertInto(JOBS_TABLE)
      .values({ ...kept, kind: "export", payload, result: JSON.stringify({ size: Number(size ?? 0) }) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
  await sql`drop table if exists ${sql.table(FORMER)}`.execute(db);
};
