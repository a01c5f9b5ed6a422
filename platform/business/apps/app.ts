// Rules of apps: they store the name of their company, and get keys for their iOS and Android clients.
import { randomBytes } from "node:crypto";
import type { GivenOf } from "pilothouse/handles";
import type { Rules, Step } from "pilothouse/platform";
import { findByKey, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";

type Given = GivenOf<typeof resources.app>;

const withCompanyName = async ({ platform, db }: Step, values: Given): Promise<Given> => {
  if (values.comp_id === undefined) return values;
  const company = await findByKey(db, tableFor(platform, resources.company), values.comp_id);
  return { ...values, comp_name: company?.comp_name ?? "" };
};

const appKey = () => randomBytes(16).toString("hex");

export const app = {
  adding: async (step, values): Promise<Given> => ({
    ...(await withCompanyName(step, values)),
    app_key_ios: appKey(),
    app_key_android: appKey(),
  }),
  setting: (step, _stored, values) => withCompanyName(step, values),
} satisfies Rules<typeof resources.app>;
