// Replaces phrases of OpenCC by those of resources/words.yaml.
import type { Phrase } from "../definition/readPhrases";
import type { ToTraditional } from "./resolveWords";

const escapeText = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const oneOf = (texts: readonly string[]): string => texts.map(escapeText).join("|");

const patternOf = ({ phrase, notAfter, notBefore }: Phrase): string =>
  [
    notAfter.length === 0 ? "" : `(?<!${oneOf(notAfter)})`,
    escapeText(phrase),
    notBefore.length === 0 ? "" : `(?!${oneOf(notBefore)})`,
  ].join("");

/** Goes through a text once. Where two phrases fit, the first one wins. */
export const replacePhrases = (phrases: readonly Phrase[]): ToTraditional => {
  if (phrases.length === 0) return (text) => text;
  const said = new Map(phrases.map(({ phrase, say }) => [phrase, say]));
  const any = new RegExp(phrases.map(patternOf).join("|"), "g");
  return (text) => text.replaceAll(any, (phrase) => said.get(phrase) ?? phrase);
};
