// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { PublishState, VersionLevel, VersionType } from "../../../../shared/generated/enums";
import { linkTypeSynonyms } from "../../synonyms";
import { productVersionCalls } from "./productVersion.calls";
import { productVersionAdd } from "./productVersion.schema";

export const productVersionImporter = {
  call: productVersionCalls.add,
  handedAs: "product_version",
  natural: ["pk", "ver_num", "batch_id"],
  fields: productVersionAdd,
  valueSynonyms: { link_type: linkTypeSynonyms },
  defaults: { type: VersionType.full, level: VersionLevel.optional, state: PublishState.delisted, limit: 0 },
  updating: {
    call: productVersionCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
