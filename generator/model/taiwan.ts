// Converts to the Chinese of Taiwan with OpenCC, corrected by the phrases of resources/words.yaml.
import type { PhraseReplacement, Phrases } from "../definition/readPhrases";
import type { ToTraditional } from "./resolveWords";

const escapeText = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const oneOf = (texts: readonly string[]): string => texts.map(escapeText).join("|");

const patternOf = ({ phrase, notAfter, notBefore }: PhraseReplacement): string =>
  [
    notAfter.length === 0 ? "" : `(?<!${oneOf(notAfter)})`,
    escapeText(phrase),
    notBefore.length === 0 ? "" : `(?!${oneOf(notBefore)})`,
  ].join("");

/** Replaces all phrases at once. If two fit at the same place, the first one is used. */
export const replacePhrases = (phrases: readonly PhraseReplacement[]): ToTraditional => {
  if (phrases.length === 0) return (text) => text;
  const said = new Map(phrases.map(({ phrase, say }) => [phrase, say]));
  const any = new RegExp(phrases.map(patternOf).join("|"), "g");
  return (text) => text.replaceAll(any, (phrase) => said.get(phrase) ?? phrase);
};

/** The converter turns some mainland words into one: 激活 and 启用 become 啟用. So mainland phrases are replaced before. */
export const toTaiwan = ({ mainland, taiwan }: Phrases, convert: ToTraditional): ToTraditional => {
  const before = replacePhrases(mainland);
  const after = replacePhrases(taiwan);
  return (text) => after(convert(before(text)));
};
