// What a person in Taiwan says where OpenCC's phrases are mainland ones spelled anew, belong to programming rather than to an
// operator's screen, or were cut in the wrong place (物联网|卡). Longer phrases come before those they hold.
const SAID = {
  物聯網絡卡: "物聯網卡",
  行政區劃程式碼: "行政區劃代碼",
  域名字首: "網域前綴",
  訪問域名: "存取網域",
  自定義文本: "自訂文字",
  全域性: "全域",
  身份證號: "身分證字號",
  物業社群: "物業社區",
  社群活動: "社區活動",
  許可權: "權限",
  自定義: "自訂",
  攝像機: "攝影機",
  公有云: "公有雲",
  回撥: "回呼",
  型別: "類型",
  引數: "參數",
  字首: "前綴",
  平臺: "平台",
  釋出: "發布",
  繫結: "綁定",
  稽核: "審核",
  反饋: "回饋",
  郵箱: "信箱",
  證書: "憑證",
  充值: "儲值",
  小區: "社區",
  日元: "日圓",
  雲臺: "雲台",
  賬: "帳",
  臺: "台",
} as const satisfies Readonly<Record<string, string>>;

/** Words that only sometimes change: not a port of ships, and not a number that is spelled out already. */
const SOMETIMES: readonly (readonly [RegExp, string])[] = [
  [/(?<![港商外接])埠/g, "連接埠"],
  [/手機號(?!碼)/g, "手機號碼"],
];

const said: ReadonlyMap<string, string> = new Map(Object.entries(SAID));
const PHRASES = new RegExp([...said.keys()].join("|"), "g");

/** Puts what OpenCC answered into words that are used in Taiwan. */
export const asSaidInTaiwan = (text: string): string =>
  SOMETIMES.reduce(
    (so, [pattern, word]) => so.replaceAll(pattern, word),
    text.replaceAll(PHRASES, (phrase) => said.get(phrase) ?? phrase),
  );
