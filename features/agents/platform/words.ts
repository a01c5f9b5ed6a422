import type { Language } from "../../../generator";
import en from "../words/en.json";
import zhCN from "../words/zh-CN.json";
import zhTW from "../words/zh-TW.json";

const WORDS = { en, "zh-CN": zhCN, "zh-TW": zhTW } satisfies Readonly<Record<Language, object>>;

export type AgentWord = keyof typeof en;

const FILLED = /\{\{(\w+)\}\}/g;

/** A sentence for the agent, in its language. */
export const agentText = (language: Language, key: AgentWord, values: Readonly<Record<string, unknown>> = {}): string =>
  WORDS[language][key].replaceAll(FILLED, (whole, name: string) => String(values[name] ?? whole));
