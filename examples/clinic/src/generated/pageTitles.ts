// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { PageTitles } from "pilothouse/wire";

export const pageTitles = {
  product: { en: "Equipment Office", "zh-CN": "医疗设备科", "zh-TW": "醫療裝置科" },
  pages: {
    "/login": { en: "Sign in", "zh-CN": "登录", "zh-TW": "登入" },
  },
  host: null,
} satisfies PageTitles;
