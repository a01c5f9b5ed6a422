// Generated from resources/property/room.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { RoomState } from "../../../../shared/generated/enums";
import { roomStateSynonyms } from "../../synonyms";
import { roomCalls } from "./room.calls";
import { roomAdd } from "./room.schema";

export const roomImporter = {
  call: roomCalls.add,
  handedAs: "room",
  natural: ["name", "floor_id"],
  fields: roomAdd,
  columnSynonyms: {
    name: [
      "Room",
      "Room no.",
      "Flat",
      "Apartment",
      "Unit",
      "房间",
      "房間",
      "房间号",
      "房間號",
      "门牌号",
      "門牌號",
      "户号",
      "戶號",
      "室号",
      "室號",
    ],
    floor_id: ["Floor name", "楼层", "樓層", "所在楼层", "所在樓層", "楼层名称", "樓層名稱"],
    area: ["Floor area", "Size", "建筑面积", "建築面積", "房屋面积", "房屋面積", "面积（平方米）", "面積（平方米）"],
    state: ["Status", "状态", "狀態", "房屋状态", "房屋狀態"],
    uid: ["Door device UID", "门禁设备 UID", "門禁裝置 UID", "门口机", "門口機"],
  },
  valueSynonyms: { state: roomStateSynonyms },
  defaults: { state: RoomState.vacant },
  updating: {
    call: roomCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
