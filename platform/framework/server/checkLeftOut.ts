import { sql } from "kysely";
import { type Model, protectedBefore } from "../../../generator";
import { Refusal } from "../settings/Refusal";
import type { Db } from "../storage/Store";

/** @throws Refusal if accounts of the store were protected by a feature that this console leaves out */
export const checkLeftOut = async (db: Db, { features }: Model): Promise<void> => {
  const tables = await db.introspection.getTables();
  for (const { name, table } of protectedBefore(features.map((one) => one.name))) {
    if (!tables.some((one) => one.name === table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new Refusal(
        `Accounts of this store are protected by the feature ${name}, which this console leaves out. Add ${name} to \`features\` of console.yaml, or make a backup and delete the rows of ${table}.`,
      );
  }
};
