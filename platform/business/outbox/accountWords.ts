// What the owner of an account is told.
import type { Notice } from "pilothouse/platform";
import type { Words } from "./words";

export const UNKNOWN_BROWSER: Words = { en: "unknown", "zh-CN": "未知", "zh-TW": "未知" };

export const ABOUT_ACCOUNTS: Readonly<Record<Notice["about"], { readonly title: Words; readonly body: Words }>> = {
  newBrowser: {
    title: {
      en: "New sign-in to your account {{account}}",
      "zh-CN": "您的账号 {{account}} 在新的浏览器上登录",
      "zh-TW": "您的帳號 {{account}} 在新的瀏覽器上登入",
    },
    body: {
      en: "{{name}}, somebody signed in to your account {{account}} with a browser that had not signed in before.\n\nTime: {{time}}\nAddress: {{address}}\nBrowser: {{browser}}\n\nIf it was you, there is nothing to do. Otherwise change your password now, and end this session on the page of your account.",
      "zh-CN":
        "{{name}}，您好！您的账号 {{account}} 刚刚在一个从未登录过的浏览器上登录。\n\n时间：{{time}}\n地址：{{address}}\n浏览器：{{browser}}\n\n如果是您本人操作，无需处理；否则请立即修改密码，并在个人信息页面退出该登录。",
      "zh-TW":
        "{{name}}，您好！您的帳號 {{account}} 剛剛在一個從未登入過的瀏覽器上登入。\n\n時間：{{time}}\n位址：{{address}}\n瀏覽器：{{browser}}\n\n如果是您本人操作，無需處理；否則請立即修改密碼，並在個人資訊頁面退出該登入。",
    },
  },
};
