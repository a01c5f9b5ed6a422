// Reads resources/samples.yaml: texts for demo rows. See docs/definitions.md.
import { z } from "zod";
import { patterns } from "../../shared/schema/patterns";
import type { SourceText } from "./locateProblems";
import { suggest } from "./nearest";
import { parseYaml } from "./parseYaml";
import { definePart, readPart } from "./part";
import { type Report, complainAbout, type ReportHere } from "./Problem";
import type { Kinds } from "./readFields";
import type { Samples } from "./Samples";

const texts = z.record(z.string(), z.string(), { error: "a map of texts" }).optional();
const root = z.strictObject({
  lists: z.record(z.string(), z.array(z.string()).min(1), { error: "a map of lists of texts" }).optional(),
  kinds: texts,
  patterns: texts,
  names: texts,
});
export const samplesPart = definePart(root, root.partial());

const MADE = /^(\d+-\d+|hex:\d+|digits:\d+|row(:\d+)?|unique)$/;

/** Checks braces in a text: a number, digits, the number of the row, or an item of a list. */
const checkText = (text: string, path: readonly string[], lists: readonly string[], complain: ReportHere): void => {
  for (const [, drawn = ""] of text.matchAll(/\{([^{}]*)\}/g)) {
    const [from = "", to] = drawn.split("-");
    if (to !== undefined && Number(from) > Number(to))
      complain("P163", path, `the range {${drawn}} runs backwards`, `Put the larger number last: {${to}-${from}}.`);
    if (!MADE.test(drawn) && !lists.includes(drawn))
      complain(
        "P163",
        path,
        `there is no list \`${drawn}\` to draw from`,
        suggest(drawn, [...lists, "hex:8", "digits:6", "row", "unique"]),
      );
  }
};

const isExpression = (matching: string): boolean => {
  try {
    return new RegExp(matching).source !== "";
  } catch {
    return false;
  }
};

/** Reads resources/samples.yaml, which is optional. */
export const readSamples = ({ path: file, text }: SourceText, report: Report, kinds: Kinds): Samples => {
  const complain = complainAbout(file, report);
  const raw = parseYaml(text, complain);
  const reading = raw === null ? null : readPart(samplesPart, raw, [], complain);
  const { lists = {}, kinds: ofKinds = {}, patterns: ofPatterns = {}, names = {} } = reading?.data ?? {};
  const found = { lists, kinds: ofKinds, patterns: ofPatterns, names };
  for (const part of ["kinds", "patterns", "names"] as const)
    for (const [name, drawn] of Object.entries(found[part]))
      if (reading?.wrong.has("lists") === false) checkText(drawn, [part, name], Object.keys(found.lists), complain);
  for (const name of Object.keys(found.kinds))
    if (!Object.hasOwn(kinds, name))
      complain("P106", ["kinds", name], `unknown kind \`${name}\``, suggest(name, Object.keys(kinds)), "key");
  for (const name of Object.keys(found.patterns))
    if (!Object.hasOwn(patterns, name))
      complain("P105", ["patterns", name], `unknown pattern \`${name}\``, suggest(name, Object.keys(patterns)), "key");
  for (const matching of Object.keys(found.names))
    if (!isExpression(matching))
      complain(
        "P105",
        ["names", matching],
        `\`${matching}\` is no regular expression`,
        "Write what the names of the fields match, such as `(^|_)city$`.",
        "key",
      );
  return { ...found, names: Object.entries(found.names) };
};
