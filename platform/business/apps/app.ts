// An app carries its company's name, and gets the keys its two clients sign in with.
import { randomBytes } from "node:crypto";
import type { Step } from "../../framework/server/Platform";
import type { Rules } from "../../framework/records/rules";
import { byKey } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";

const named = async ({ platform, db }: Step, values: Row): Promise<Row> => {
  const companies = platform.tables.get("company");
  if (!companies || values.comp_id === undefined) return values;
  const company = await byKey(db, companies, values.comp_id);
  return { ...values, comp_name: company?.comp_name ?? "" };
};

const appKey = () => randomBytes(16).toString("hex");

export const app = {
  adding: async (step, values) => ({
    ...(await named(step, values)),
    app_key_ios: appKey(),
    app_key_android: appKey(),
  }),
  setting: (step, _stored, values) => named(step, values),
} satisfies Rules;
