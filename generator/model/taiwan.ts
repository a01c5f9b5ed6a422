// What OpenCC answered in the words that a console asks for: readPhrases.ts.
import type { Phrase } from "../definition/readPhrases";
import type { ToTraditional } from "./resolveWords";

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const oneOf = (texts: readonly string[]): string => texts.map(escaped).join("|");

const patternOf = ({ phrase, notAfter, notBefore }: Phrase): string =>
  [
    notAfter.length === 0 ? "" : `(?<!${oneOf(notAfter)})`,
    escaped(phrase),
    notBefore.length === 0 ? "" : `(?!${oneOf(notBefore)})`,
  ].join("");

/** Every phrase is looked at once, the first that fits before the others. */
export const saying = (phrases: readonly Phrase[]): ToTraditional => {
  if (phrases.length === 0) return (text) => text;
  const said = new Map(phrases.map(({ phrase, say }) => [phrase, say]));
  const any = new RegExp(phrases.map(patternOf).join("|"), "g");
  return (text) => text.replaceAll(any, (phrase) => said.get(phrase) ?? phrase);
};
