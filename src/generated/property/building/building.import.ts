// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { BuildingType } from "../../../../shared/generated/enums";
import { buildingTypeSynonyms } from "../../synonyms";
import { buildingCalls } from "./building.calls";
import { buildingAdd } from "./building.schema";

export const buildingImporter = {
  call: buildingCalls.add,
  handedAs: "building",
  natural: ["name", "community_id"],
  fields: buildingAdd,
  columnSynonyms: {
    name: [
      "Building",
      "Building name",
      "楼栋",
      "樓棟",
      "楼栋号",
      "樓棟號",
      "楼号",
      "樓號",
      "楼宇名称",
      "樓宇名稱",
      "栋号",
      "棟號",
    ],
    community_id: ["Community name", "小区", "社區", "小区名称", "社區名稱", "所在小区", "所在社區"],
    type: ["Building type", "类型", "類型", "楼宇类型", "樓宇類型"],
    floors: ["Floors", "Storeys", "Stories", "层数", "層數", "总层数", "總層數", "总楼层", "總樓層"],
  },
  valueSynonyms: { type: buildingTypeSynonyms },
  defaults: { type: BuildingType.high_rise, floors: 1 },
  updating: {
    call: buildingCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
