// The texts of messages to the owner of an account.
import type { Notice } from "pilothouse/platform";
import type { MessageWords } from "./words";

export const UNKNOWN_BROWSER_WORDS: MessageWords = { en: "unknown", "zh-CN": "未知", "zh-TW": "未知" };

const WHERE = {
  en: "Time: {{time}}\nAddress: {{address}}\nBrowser: {{browser}}",
  "zh-CN": "时间：{{time}}\n地址：{{address}}\n浏览器：{{browser}}",
  "zh-TW": "時間：{{time}}\n位址：{{address}}\n瀏覽器：{{browser}}",
};
const NOT_YOU = {
  en: "If it was not you, change your password now and tell whoever looks after your account.",
  "zh-CN": "如果不是您本人操作，请立即修改密码，并联系管理员。",
  "zh-TW": "如果不是您本人操作，請立即修改密碼，並聯絡管理員。",
};

/** A text that says what happened, where and when, and what the reader can do about it. */
const happened = (what: MessageWords): MessageWords => ({
  en: `{{name}}, ${what.en}\n\n${WHERE.en}\n\n${NOT_YOU.en}`,
  "zh-CN": `{{name}}，您好！${what["zh-CN"]}\n\n${WHERE["zh-CN"]}\n\n${NOT_YOU["zh-CN"]}`,
  "zh-TW": `{{name}}，您好！${what["zh-TW"]}\n\n${WHERE["zh-TW"]}\n\n${NOT_YOU["zh-TW"]}`,
});

export const ACCOUNT_NOTICE_WORDS: Readonly<
  Record<Notice["about"], { readonly title: MessageWords; readonly body: MessageWords }>
> = {
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
  factorOn: {
    title: {
      en: "Two-step sign-in is on for {{account}}",
      "zh-CN": "账号 {{account}} 已开启两步验证",
      "zh-TW": "帳號 {{account}} 已開啟兩步驟驗證",
    },
    body: happened({
      en: "signing in to your account {{account}} now needs a code of your authenticator app.",
      "zh-CN": "登录您的账号 {{account}} 现在需要身份验证器中的验证码。",
      "zh-TW": "登入您的帳號 {{account}} 現在需要身分驗證器中的驗證碼。",
    }),
  },
  factorOff: {
    title: {
      en: "Two-step sign-in is off for {{account}}",
      "zh-CN": "账号 {{account}} 已关闭两步验证",
      "zh-TW": "帳號 {{account}} 已關閉兩步驟驗證",
    },
    body: happened({
      en: "two-step sign-in was turned off for your account {{account}}.",
      "zh-CN": "您的账号 {{account}} 已关闭两步验证。",
      "zh-TW": "您的帳號 {{account}} 已關閉兩步驟驗證。",
    }),
  },
  factorReset: {
    title: {
      en: "Two-step sign-in was reset for {{account}}",
      "zh-CN": "账号 {{account}} 的两步验证已被重置",
      "zh-TW": "帳號 {{account}} 的兩步驟驗證已被重設",
    },
    body: {
      en: "{{name}}, somebody who looks after your account {{account}} reset its two-step sign-in at {{time}}. Until you turn it on again, the password alone is enough to sign in.",
      "zh-CN":
        "{{name}}，您好！管理员于 {{time}} 重置了您的账号 {{account}} 的两步验证。在您重新开启之前，仅凭密码即可登录。",
      "zh-TW":
        "{{name}}，您好！管理員於 {{time}} 重設了您的帳號 {{account}} 的兩步驟驗證。在您重新開啟之前，僅憑密碼即可登入。",
    },
  },
  codesRenewed: {
    title: {
      en: "New recovery codes for {{account}}",
      "zh-CN": "账号 {{account}} 的恢复代码已更新",
      "zh-TW": "帳號 {{account}} 的復原代碼已更新",
    },
    body: happened({
      en: "new recovery codes were made for your account {{account}}. The former ones are no longer valid.",
      "zh-CN": "您的账号 {{account}} 已生成新的恢复代码，原有代码已失效。",
      "zh-TW": "您的帳號 {{account}} 已產生新的復原代碼，原有代碼已失效。",
    }),
  },
  recoveryUsed: {
    title: {
      en: "A recovery code of {{account}} was used",
      "zh-CN": "账号 {{account}} 使用了恢复代码登录",
      "zh-TW": "帳號 {{account}} 使用了復原代碼登入",
    },
    body: happened({
      en: "somebody signed in to your account {{account}} with a recovery code. Codes that are left: {{left}}.",
      "zh-CN": "有人使用恢复代码登录了您的账号 {{account}}，剩余可用代码：{{left}} 个。",
      "zh-TW": "有人使用復原代碼登入了您的帳號 {{account}}，剩餘可用代碼：{{left}} 個。",
    }),
  },
  resetCode: {
    title: {
      en: "A code for a new password of {{account}}",
      "zh-CN": "重置账号 {{account}} 密码的验证码",
      "zh-TW": "重設帳號 {{account}} 密碼的驗證碼",
    },
    body: {
      en: "{{name}}, your code for choosing a new password of your account {{account}}: {{code}}\n\nIt is good for {{minutes}} minutes, once. Do not tell it to anybody.\n\nTime: {{time}}\nAddress: {{address}}\nBrowser: {{browser}}\n\nIf it was not you who asked for it, there is nothing to do: without the code, nothing changes.",
      "zh-CN":
        "{{name}}，您好！您正在重置账号 {{account}} 的密码，验证码：{{code}}\n\n验证码 {{minutes}} 分钟内有效，仅可使用一次，请勿告知他人。\n\n时间：{{time}}\n地址：{{address}}\n浏览器：{{browser}}\n\n如果不是您本人操作，请忽略本消息；没有验证码，密码不会改变。",
      "zh-TW":
        "{{name}}，您好！您正在重設帳號 {{account}} 的密碼，驗證碼：{{code}}\n\n驗證碼 {{minutes}} 分鐘內有效，僅可使用一次，請勿告知他人。\n\n時間：{{time}}\n位址：{{address}}\n瀏覽器：{{browser}}\n\n如果不是您本人操作，請忽略本訊息；沒有驗證碼，密碼不會改變。",
    },
  },
  resetElsewhere: {
    title: {
      en: "Your account {{account}} signs in at your company",
      "zh-CN": "账号 {{account}} 通过公司身份提供方登录",
      "zh-TW": "帳號 {{account}} 透過公司身分提供者登入",
    },
    body: {
      en: "{{name}}, somebody asked for a new password of your account {{account}}. It has none: you sign in at your company's identity provider, by the button on the sign-in page. Your company helps you with your password there.\n\nTime: {{time}}\nAddress: {{address}}\nBrowser: {{browser}}",
      "zh-CN":
        "{{name}}，您好！有人申请重置您的账号 {{account}} 的密码。该账号没有密码：请在登录页面通过公司的身份提供方登录；如忘记该处的密码，请联系贵公司。\n\n时间：{{time}}\n地址：{{address}}\n浏览器：{{browser}}",
      "zh-TW":
        "{{name}}，您好！有人申請重設您的帳號 {{account}} 的密碼。該帳號沒有密碼：請在登入頁面透過公司的身分提供者登入；如忘記該處的密碼，請聯絡貴公司。\n\n時間：{{time}}\n位址：{{address}}\n瀏覽器：{{browser}}",
    },
  },
  passwordReset: {
    title: {
      en: "The password of {{account}} was replaced",
      "zh-CN": "账号 {{account}} 的密码已重置",
      "zh-TW": "帳號 {{account}} 的密碼已重設",
    },
    body: happened({
      en: "the password of your account {{account}} was replaced with a code that was sent to you. All its sessions have ended.",
      "zh-CN": "您的账号 {{account}} 的密码已通过验证码重置，所有登录均已退出。",
      "zh-TW": "您的帳號 {{account}} 的密碼已透過驗證碼重設，所有登入均已登出。",
    }),
  },
  codesGuessed: {
    title: {
      en: "Somebody knows the password of {{account}}",
      "zh-CN": "账号 {{account}} 的密码可能已泄露",
      "zh-TW": "帳號 {{account}} 的密碼可能已外洩",
    },
    body: happened({
      en: "somebody gave the right password of your account {{account}}, but wrong codes for the second step. They are not signed in.",
      "zh-CN": "有人输入了您的账号 {{account}} 的正确密码，但两步验证的验证码多次错误，未能登录。",
      "zh-TW": "有人輸入了您的帳號 {{account}} 的正確密碼，但兩步驟驗證的驗證碼多次錯誤，未能登入。",
    }),
  },
};
