// The entities of point 3 of the specification: their definitions, and the names of fields in a sentence.
import type { Sentence } from "./sentences";

/** Maps the beginning of a sentence (the words before its first colon or its verb) to definitions. */
const DEFINITIONS: Readonly<Record<string, readonly string[]>> = {
  "Component/menu tree item": ["company"],
  "User account": ["account"],
  "Base app": ["app"],
  "Cloud storage platform": ["cloud_platform"],
  "Payment config": ["payment"],
  "Mall goods": ["goods"],
  "Labels add price": ["order"],
  Balance: ["money"],
  "Product version (firmware)": ["product_version"],
  "Server node": ["service_node"],
  "Discovery server": ["server"],
  "Detail messages": ["feedback_detail"],
  "Wiki article": ["wiki"],
  "Cron task": ["cron"],
  "Notification user": ["sysnotify_user"],
  "Activation code (cdk) batch": ["cdk_order"],
  "ICCID import": ["iccid"],
  "Third-party platform": ["third_party"],
  "App config": ["app_resource", "app_config"],
};

const subjectOf = (text: string): string =>
  (/^(?:(.+?): |(.+?) have |(Labels add \w+))/.exec(text.replaceAll("**", "")) ?? []).slice(1).find(Boolean) ?? "";

/** The names of the definitions that a sentence is about. */
export const definitionsOf = ({ text }: Sentence): readonly string[] => {
  const subject = subjectOf(text);
  return DEFINITIONS[subject] ?? [subject.toLowerCase().replaceAll(/[ -]/g, "_")];
};

/**
 * Finds the words in a list that are field names: in "prices rmb, usd; details (lang, url)", these are rmb, usd,
 * details, lang and url.
 */
export const namesIn = ({ text }: Sentence): readonly string[] =>
  text
    .replace(/^.*?(?:: | have |Labels add )/, "")
    .replaceAll(/\((?:string|JSON string|default [^)]+)\)/g, "")
    .replace(/\.$/, "")
    .split(/[;,()]| with | and /)
    .map((part) => part.trim().replace(/^prices /, ""))
    .filter((part) => /^[a-z][a-z0-9_]*$/.test(part));
