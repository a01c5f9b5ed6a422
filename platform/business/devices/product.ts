// Rules of products: a product stores the names of its category and company, so that listing products needs one call.
import type { GivenOf } from "pilothouse/handles";
import type { Rules, Step } from "pilothouse/platform";
import { findByKey, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";

type Given = GivenOf<typeof resources.product>;

const categoryNames = async ({ platform, db }: Step, { category }: Given): Promise<Given> => {
  if (category === undefined) return {};
  const row = await findByKey(db, tableFor(platform, resources.product_category), category);
  return { category_name: row?.category_name ?? "", category_cn_name: row?.category_cn_name ?? "" };
};

const companyName = async ({ platform, db }: Step, { comp_id }: Given): Promise<Given> => {
  if (comp_id === undefined) return {};
  const row = await findByKey(db, tableFor(platform, resources.company), comp_id);
  return { comp_name: row?.comp_name ?? "" };
};

const withNames = async (step: Step, values: Given): Promise<Given> => ({
  ...values,
  ...(await categoryNames(step, values)),
  ...(await companyName(step, values)),
});

export const productRules = {
  adding: withNames,
  setting: (step, _stored, values) => withNames(step, values),
} satisfies Rules<typeof resources.product>;
