// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { floorCalls } from "./floor.calls";
import { floorAdd } from "./floor.schema";

export const floorImporter = {
  call: floorCalls.add,
  handedAs: "floor",
  natural: ["number", "building_id"],
  fields: floorAdd,
  columnSynonyms: {
    name: ["Floor name", "楼层", "樓層"],
    number: ["Floor no.", "层号", "層號", "层数", "層數", "楼层数", "樓層數"],
    building_id: ["Building name", "楼栋", "樓棟", "楼栋名称", "樓棟名稱", "所在楼栋", "所在樓棟", "楼号", "樓號"],
  },
  updating: {
    call: floorCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
