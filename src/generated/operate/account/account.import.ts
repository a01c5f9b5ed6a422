// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { OpenState, UserScope, UserType } from "../../../../shared/generated/enums";
import { openStateSynonyms, userScopeSynonyms, userTypeSynonyms } from "../../synonyms";
import { accountCalls } from "./account.calls";
import { accountAdd } from "./account.schema";

export const accountImporter = {
  call: accountCalls.add,
  checkedAs: "account",
  natural: ["user_id"],
  alone: [["user_email"], ["user_phone"], ["user_name", "comp_id"]],
  fields: accountAdd,
  columnSynonyms: {
    user_id: [
      "Account",
      "Account name",
      "Login",
      "Login name",
      "账号",
      "帳號",
      "账号名",
      "帳號名",
      "登录名",
      "登入名",
      "登录账号",
      "登入帳號",
      "用户名",
      "使用者名稱",
    ],
    user_name: [
      "Full name",
      "Real name",
      "Person",
      "名字",
      "姓名/名称",
      "姓名/名稱",
      "真实姓名",
      "真實姓名",
      "人员姓名",
      "人員姓名",
    ],
    user_email: [
      "E-mail",
      "Email address",
      "Mail",
      "电子邮箱",
      "電子電子郵件",
      "邮箱地址",
      "電子郵件地址",
      "电子邮件",
      "電子郵件",
    ],
    user_phone_area: ["Country code", "Area code", "区号", "區號", "国际区号", "國際區號", "国家码", "國家碼"],
    user_phone: [
      "Phone number",
      "Mobile",
      "Mobile phone",
      "Cell phone",
      "Telephone",
      "手机",
      "手機",
      "手机号码",
      "手機號碼",
      "联系电话",
      "聯絡電話",
      "电话",
      "電話",
      "移动电话",
      "行動電話",
    ],
    comp_id: ["Company name", "公司", "公司名称", "公司名稱", "所属单位", "所屬單位", "单位名称", "單位名稱"],
    role_id: ["Role name", "角色名称", "角色名稱", "所属角色", "所屬角色"],
    state: ["Status", "账号状态", "帳號狀態"],
    gmt_validity: ["Valid to", "Expiry date", "有效期", "到期日期", "失效日期"],
    remark: ["Note", "Notes", "Comment", "说明", "說明", "附注", "附註"],
  },
  valueSynonyms: { user_type: userTypeSynonyms, scope: userScopeSynonyms, state: openStateSynonyms },
  defaults: {
    user_phone_area: "+86",
    user_type: UserType.enterprise,
    service: 0,
    scope: UserScope.own,
    state: OpenState.enabled,
    validity_time: 0,
  },
  updating: {
    call: accountCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
