// What the proxy says itself, when the platform elsewhere does not answer.
import type { Language, Words } from "../../../generator";

const UNREACHABLE: Words = {
  en: "The platform cannot be reached",
  "zh-CN": "无法连接到平台",
  "zh-TW": "無法連線到平台",
};
const LATE: Words = {
  en: "The platform did not answer in time",
  "zh-CN": "平台未在规定时间内响应",
  "zh-TW": "平台未在規定時間內回應",
};

export const sayUnreachable = (isLate: boolean, language: Language): string => (isLate ? LATE : UNREACHABLE)[language];
