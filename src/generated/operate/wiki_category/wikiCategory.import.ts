// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { wikiCategoryCalls } from "./wikiCategory.calls";
import { wikiCategoryAdd } from "./wikiCategory.schema";

export const wikiCategoryImporter = {
  call: wikiCategoryCalls.add,
  handedAs: "wiki_category",
  natural: ["detail_id", "name"],
  fields: wikiCategoryAdd,
  updating: {
    call: wikiCategoryCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
