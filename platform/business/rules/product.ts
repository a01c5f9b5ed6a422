// A product carries the names of its category and company, so that a list of products is one call.
import type { Step } from "../../framework/server/Platform";
import type { Rules } from "../../framework/records/rules";
import { byKey } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";

const named = async ({ platform, db, table }: Step, values: Row): Promise<Row> => {
  const names: Row = {};
  for (const [field, resource] of [
    ["category", "product_category"],
    ["comp_id", "company"],
  ] as const) {
    const target = platform.tables.get(resource);
    if (!target || values[field] === undefined) continue;
    const row = await byKey(db, target, values[field]);
    for (const name of ["category_name", "category_cn_name", "comp_name"])
      if (target.byName.has(name) && table.byName.get(name)?.field.readonly) names[name] = row?.[name] ?? "";
  }
  return { ...values, ...names };
};

export const product = {
  adding: named,
  setting: (step, _stored, values) => named(step, values),
} satisfies Rules;
