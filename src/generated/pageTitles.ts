// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { PageTitles } from "pilothouse/wire";

export const pageTitles = {
  product: { en: "Open Server", "zh-CN": "开放服务平台", "zh-TW": "開放服務平台" },
  pages: {
    "/login": { en: "Sign in", "zh-CN": "登录", "zh-TW": "登入" },
    "/register": { en: "Register", "zh-CN": "注册", "zh-TW": "註冊" },
    "/link3_login": { en: "Authorization login", "zh-CN": "授权登录", "zh-TW": "授權登入" },
    "/live_cdk": { en: "Activate a value-added package", "zh-CN": "增值套餐激活", "zh-TW": "加值方案開通" },
    "/live_play": { en: "Live view", "zh-CN": "直播观看", "zh-TW": "直播觀看" },
    "/authorize": { en: "Authorization login", "zh-CN": "授权登录", "zh-TW": "授權登入" },
    "/forgotten": { en: "Forgot password", "zh-CN": "忘记密码", "zh-TW": "忘記密碼" },
  },
  host: { en: "P2P Server", "zh-CN": "P2P 服务平台", "zh-TW": "P2P 服務平台" },
} satisfies PageTitles;
