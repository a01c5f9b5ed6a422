// Rules of apps: they store the name of their company, and get keys for their iOS and Android clients. Each app has a
// configuration, which is created and deleted with the app.
import { randomBytes } from "node:crypto";
import type { GivenOf } from "pilothouse/handles";
import { addRecord, type Rules, type Step } from "pilothouse/platform";
import { deleteRows, findByKey, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";

type Given = GivenOf<typeof resources.app>;

const withCompanyName = async ({ platform, db }: Step, values: Given): Promise<Given> => {
  if (values.comp_id === undefined) return values;
  const company = await findByKey(db, tableFor(platform, resources.company), values.comp_id);
  return { ...values, comp_name: company?.comp_name ?? "" };
};

const appKey = () => randomBytes(16).toString("hex");

export const appRules = {
  adding: async (step, values): Promise<Given> => ({
    ...(await withCompanyName(step, values)),
    app_key_ios: appKey(),
    app_key_android: appKey(),
  }),
  setting: (step, _stored, values) => withCompanyName(step, values),
  added: async (step, stored) => {
    await addRecord({ ...step, table: tableFor(step.platform, resources.app_config) }, { app_id: stored.id });
    return stored;
  },
  moved: async ({ platform, db }, keys, to) => {
    const company = await findByKey(db, tableFor(platform, resources.company), to);
    await typedDatabase(db)
      .updateTable(resources.app.table)
      .set({ comp_name: company?.comp_name ?? "" })
      .where("id", "in", keys)
      .execute();
  },
  deleting: async ({ platform, db }, rows) => {
    const apps = rows.map(({ id }) => id);
    const configs = await typedDatabase(db)
      .selectFrom(resources.app_config.table)
      .select("id")
      .where("app_id", "in", apps)
      .execute();
    await deleteRows(
      db,
      tableFor(platform, resources.app_config),
      configs.map(({ id }) => id),
    );
  },
} satisfies Rules<typeof resources.app>;
