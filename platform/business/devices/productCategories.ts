// The product categories. Every product needs a category and nobody can create one, so a new store gets these.
import type { FilledStore } from "pilothouse/platform";
import { type Db, findFirst, insertRow, readNote, rewriteNote, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { definedDemoRows } from "../database";

const MARK = "product categories are there";
const FOREVER = Number.MAX_SAFE_INTEGER;

/** Adds the categories of the definition to a store without categories, once. */
export const addProductCategories = async (db: Db, { tables, now }: FilledStore): Promise<void> => {
  if (!tables.has(resources.product_category.table) || (await readNote(db, MARK, now)) !== null) return;
  const categories = tableFor({ tables }, resources.product_category);
  if ((await findFirst(db, categories, [])) === null)
    for (const { category_name, category_cn_name, device_type } of definedDemoRows(categories))
      await insertRow(db, categories, { category_name, category_cn_name, device_type }, now);
  await rewriteNote(db, MARK, "1", FOREVER);
};
