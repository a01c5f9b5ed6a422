import { z } from "zod";
import type { SourceText } from "./locateProblems";
import { parseYaml } from "./parseYaml";
import { definePart, readPart } from "./part";
import { type Report, complainAbout } from "./Problem";

const letters = z.array(z.string().min(1), { error: "a list of letters" }).optional();
const phrase = z.union([z.string(), z.strictObject({ say: z.string(), not_after: letters, not_before: letters })], {
  error: "a text, or { say: <text>, not_after: [<letter>], not_before: [<letter>] }",
});
const phrases = z.record(z.string().min(1), phrase).optional();
const root = z.strictObject({ mainland: phrases, taiwan: phrases });
export const phrasesPart = definePart(root, root.partial());

/** Replaces `phrase` by `say`, unless one of the given texts precedes or follows it. */
export interface PhraseReplacement {
  readonly phrase: string;
  readonly say: string;
  readonly notAfter: readonly string[];
  readonly notBefore: readonly string[];
}

/** `mainland`: replacements in simplified Chinese before it is converted. `taiwan`: replacements in the result. */
export interface Phrases {
  readonly mainland: readonly PhraseReplacement[];
  readonly taiwan: readonly PhraseReplacement[];
}

export const NO_PHRASES: Phrases = { mainland: [], taiwan: [] };

const listOf = (said: z.output<typeof phrases> = {}): readonly PhraseReplacement[] =>
  Object.entries(said).map(([written, say]) =>
    typeof say === "string"
      ? { phrase: written, say, notAfter: [], notBefore: [] }
      : { phrase: written, say: say.say, notAfter: say.not_after ?? [], notBefore: say.not_before ?? [] },
  );

/** Reads resources/words.yaml, which is optional. */
export const readPhrases = ({ path: file, text }: SourceText, report: Report): Phrases => {
  const complain = complainAbout(file, report);
  const raw = parseYaml(text, complain);
  const { mainland, taiwan } = (raw === null ? null : readPart(phrasesPart, raw, [], complain)?.data) ?? {};
  return { mainland: listOf(mainland), taiwan: listOf(taiwan) };
};
