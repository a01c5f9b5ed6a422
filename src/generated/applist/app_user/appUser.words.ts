// Generated from resources/applist/app_user.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "app_user.name": ["App user", "App 用户", "App 使用者"],
  "app_user.plural": ["App users", "App 用户", "App 使用者"],
  "app_user.fields.user_id": ["User ID", "用户 ID", "使用者 ID"],
  "app_user.fields.user_name": ["Nickname", "昵称", "暱稱"],
  "app_user.fields.user_email": ["Email", "邮箱", "電子郵件"],
  "app_user.fields.user_phone_area": ["Phone area code", "电话区号", "電話區號"],
  "app_user.fields.user_phone": ["Phone", "手机号", "手機號碼"],
  "app_user.fields.app_id": ["App", "应用", "應用程式"],
  "app_user.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "app_user.fields.client_type": ["Client", "客户端类型", "用戶端類型"],
  "app_user.fields.lang": ["Language", "语言", "語言"],
  "app_user.fields.country": ["Country", "国家", "國家"],
  "app_user.fields.zone": ["Zone", "区域", "區域"],
  "app_user.fields.state": ["State", "状态", "狀態"],
  "app_user.fields.devices": ["Devices", "设备数", "裝置數"],
  "app_user.fields.gmt_login": ["Last sign-in", "最近登录", "最近登入"],
  "app_user.fields.gmt_create": ["Registered", "注册时间", "註冊時間"],
  "app_user.groups.user": ["User", "用户信息", "使用者資訊"],
  "app_user.groups.use": ["Usage", "使用情况", "使用情況"],
} satisfies Translations;
