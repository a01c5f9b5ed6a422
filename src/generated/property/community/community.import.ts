// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { CommunityType } from "../../../../shared/generated/enums";
import { communityTypeSynonyms } from "../../synonyms";
import { communityCalls } from "./community.calls";
import { communityAdd } from "./community.schema";

export const communityImporter = {
  call: communityCalls.add,
  handedAs: "community",
  natural: ["name", "comp_id"],
  fields: communityAdd,
  columnSynonyms: {
    name: [
      "Community",
      "Community name",
      "Estate",
      "小区",
      "社區",
      "小区名",
      "社區名",
      "社区名称",
      "社群名稱",
      "园区名称",
      "園區名稱",
    ],
    type: ["Community type", "类型", "類型", "社区类型", "社群類型"],
    comp_id: [
      "Property manager",
      "Management company",
      "Company",
      "物业",
      "物業",
      "物业公司名称",
      "物業公司名稱",
      "管理公司",
      "所属公司",
      "所屬公司",
    ],
    person: ["Contact", "Contact name", "联系人姓名", "聯絡人姓名", "负责人", "負責人"],
    phone: [
      "Phone number",
      "Contact phone",
      "Telephone",
      "Mobile",
      "电话",
      "電話",
      "联系方式",
      "聯絡方式",
      "电话号码",
      "電話號碼",
      "手机号",
      "手機號碼",
    ],
    city: ["Town", "所在城市", "城市名称", "城市名稱"],
    address: ["Street", "Street address", "详细地址", "詳細地址", "小区地址", "社區地址", "具体地址", "具體地址"],
    latitude: ["Lat", "纬度坐标", "緯度座標"],
    longitude: ["Lng", "Long", "Lon", "经度坐标", "經度座標"],
    remark: ["Note", "Notes", "Comment", "说明", "說明", "附注", "附註"],
  },
  valueSynonyms: { type: communityTypeSynonyms },
  defaults: { type: CommunityType.residential },
  updating: {
    call: communityCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
