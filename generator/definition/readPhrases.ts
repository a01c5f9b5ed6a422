import { z } from "zod";
import type { SourceText } from "./locate";
import { parseYaml } from "./parseYaml";
import { definePart, readPart } from "./part";
import { type Complain, complainAbout } from "./Problem";

const letters = z.array(z.string().min(1), { error: "a list of letters" }).optional();
const phrase = z.union([z.string(), z.strictObject({ say: z.string(), not_after: letters, not_before: letters })], {
  error: "a text, or { say: <text>, not_after: [<letter>], not_before: [<letter>] }",
});
const root = z.strictObject({ taiwan: z.record(z.string().min(1), phrase).optional() });
const phrasesPart = definePart(root, root.partial());

/** `phrase` is replaced by `say`, except after or before one of these. */
export interface Phrase {
  readonly phrase: string;
  readonly say: string;
  readonly notAfter: readonly string[];
  readonly notBefore: readonly string[];
}

/** Reads resources/words.yaml, which is optional. */
export const readPhrases = ({ path: file, text }: SourceText, report: Complain): readonly Phrase[] => {
  const complain = complainAbout(file, report);
  const raw = parseYaml(text, complain);
  const { taiwan = {} } = (raw === null ? null : readPart(phrasesPart, raw, [], complain)?.data) ?? {};
  return Object.entries(taiwan).map(([written, said]) =>
    typeof said === "string"
      ? { phrase: written, say: said, notAfter: [], notBefore: [] }
      : { phrase: written, say: said.say, notAfter: said.not_after ?? [], notBefore: said.not_before ?? [] },
  );
};
