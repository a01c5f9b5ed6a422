import { sql } from "kysely";
import { type Model, protectedBefore } from "../../../generator";
import { Refusal } from "../settings/Refusal";
import type { Db } from "../storage/Store";

/** @throws Refusal if accounts of the store were protected by a feature that this console leaves out */
export const checkLeftOut = async (db: Db, { features }: Model): Promise<void> => {
  const tables = await db.introspection.getTables();
  for (const { name, table } of protectedBefore(features.map((one) => one.name))) {
    if (!tables.some((one) => one.name === table)) continue;
    const { rows } = await sql<{ n: unknown }>`select count(*) as n from ${sql.table(table)}`.execute(db);
    const count = Number(rows[0]?.n ?? 0);
    if (count > 0)
      throw new Refusal(
        `This store has ${count} rows of the feature ${name}, which protects accounts, and this console leaves it out. Add ${name} to \`features\` of console.yaml, or delete the rows of ${table} after a backup.`,
      );
  }
};
