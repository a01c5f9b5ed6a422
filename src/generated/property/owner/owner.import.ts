// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { Gender, ReviewState } from "../../../../shared/generated/enums";
import { genderSynonyms, reviewStateSynonyms } from "../../synonyms";
import { ownerCalls } from "./owner.calls";
import { ownerAdd } from "./owner.schema";

export const ownerImporter = {
  call: ownerCalls.add,
  handedAs: "owner",
  natural: ["room_id"],
  fields: ownerAdd,
  columnSynonyms: {
    name: [
      "Owner",
      "Owner name",
      "Full name",
      "业主",
      "業主",
      "业主姓名",
      "業主姓名",
      "户主",
      "戶主",
      "户主姓名",
      "戶主姓名",
    ],
    gender: ["Sex", "性別"],
    phone_area: ["Country code", "区号", "區號", "国际区号", "國際區號"],
    phone: [
      "Phone number",
      "Mobile",
      "Mobile phone",
      "Telephone",
      "手机",
      "手機",
      "手机号码",
      "手機號碼",
      "联系电话",
      "聯絡電話",
      "电话",
      "電話",
      "联系方式",
      "聯絡方式",
    ],
    id_card: [
      "ID number",
      "ID card",
      "Identity card",
      "身份证",
      "身分證",
      "身份证号码",
      "身分證字號碼",
      "证件号",
      "證件號",
      "证件号码",
      "證件號碼",
    ],
    room_id: [
      "Room number",
      "Room no.",
      "Flat",
      "房号",
      "房號",
      "房间号",
      "房間號",
      "房屋",
      "门牌号",
      "門牌號",
      "室号",
      "室號",
    ],
    members: ["Household size", "Number of residents", "家庭人数", "家庭人數", "家庭人口", "成员数", "成員數"],
    gmt_move_in: ["Move-in date", "Moved in on", "入住日期"],
  },
  valueSynonyms: { gender: genderSynonyms, review: reviewStateSynonyms },
  defaults: { gender: Gender.unknown, phone_area: "+86", members: 0, review: ReviewState.pending },
  updating: {
    call: ownerCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
